import fc from 'fast-check'
import { follow, listOperations, type ApiDocument, type Schema } from './api-document.ts'
import { asJson, hashesPasswords, type PlannedRequest } from './fuzz-api.ts'
import { realId, valuesOf } from './values.ts'

/** Each text in each text field of each request, the other fields filled at random. */
export function planTextRequests(
  document: ApiDocument,
  texts: readonly string[],
  seed: number,
): PlannedRequest[] {
  return listOperations(document).flatMap(({ method, path, operation }) => {
    const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
    const queries = (operation.parameters ?? []).filter(({ in: place }) => place === 'query')
    // Hashing a password takes most of a second.
    const chosen = hashesPasswords.test(path) ? texts.filter((_, index) => index % 20 === 0) : texts
    const address = path.replaceAll(/\{\w+\}/g, realId)
    const plan = (request: { path: string; body?: string }) => ({
      name: `${method} ${path}`,
      operation,
      request: { method, headers: { 'content-type': 'application/json' }, ...request },
    })
    const byQuery = queries.flatMap(({ name }) =>
      chosen.map((text) => plan({ path: `${address}?${new URLSearchParams({ [name]: text }).toString()}` })),
    )
    if (type !== 'application/json' || !media?.schema) return byQuery
    const bodies = fc.sample(valuesOf(media.schema, document), { numRuns: chosen.length, seed })
    const byField = textFields(media.schema, document).flatMap((field) =>
      chosen.map((text, index) => plan({ path: address, body: asJson(put(bodies[index], field, text)) })),
    )
    return [...byQuery, ...byField]
  })
}

/** The way to each text of a body: names of fields, and 0 for the first item of a list. */
function textFields(given: Schema, document: ApiDocument, depth = 0): (string | 0)[][] {
  const schema = follow(given, document)
  if (depth > 5 || schema.enum || schema.const !== undefined) return []
  const inner = (next: Schema) => textFields(next, document, depth + 1)
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const fields = [
    ...choices.flatMap(inner),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, next]) =>
      inner(next).map((way) => [name, ...way]),
    ),
    ...(schema.items ? inner(schema.items).map((way): (string | 0)[] => [0, ...way]) : []),
    ...([schema.type].flat().includes('string') ? [[]] : []),
  ]
  return [...new Map(fields.map((way) => [way.join('.'), way])).values()]
}

/** A copy of the value with the text at the end of the way. */
function put(value: unknown, [name, ...way]: (string | 0)[], text: string): unknown {
  if (name === undefined) return text
  if (name === 0) return [put(Array.isArray(value) ? value[0] : undefined, way, text)]
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  return { ...fields, [name]: put((fields as Record<string, unknown>)[name], way, text) }
}
