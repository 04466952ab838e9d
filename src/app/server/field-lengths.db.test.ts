import { afterAll, beforeAll, expect, test } from 'vitest'
import { formBodies } from '#features/forms/server.ts'
import { videoBodies } from '#features/video-studio/server.ts'
import { defaultBody } from '#platform/server/http/limit-body.ts'
import { listOperations, resolve, type ApiDocument, type Schema } from '#testing/fuzz/api-document.ts'
import { maxTriedLength } from '#testing/patterns/find-slow-input.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

type Field = { name: string; maxLength: number; pattern: string | undefined }

let running: TestApp
const fields: Field[] = []
beforeAll(async () => {
  running = await startTestApp()
  const document = (await (await running.app.request('/api/openapi.json')).json()) as ApiDocument
  for (const { method, path, operation } of listOperations(document)) {
    const bodies = Object.values(operation.requestBody?.content ?? {})
    const schemas = [...bodies, ...(operation.parameters ?? [])].map(({ schema = {} }) => schema)
    for (const schema of schemas) collectFields(`${method} ${path}`, resolve(schema, document))
  }
})
afterAll(() => running.close())

function collectFields(name: string, schema: Schema) {
  const {
    type,
    pattern,
    maxLength = bodyBytes(name),
    properties = {},
    items,
    anyOf = [],
    oneOf = [],
  } = schema
  if (type === 'string' || type?.includes('string')) fields.push({ name, maxLength, pattern })
  for (const [key, inner] of Object.entries(properties)) collectFields(`${name} ${key}`, inner)
  for (const inner of [...anyOf, ...oneOf, ...(schema.allOf ?? []), ...(items ? [items] : [])])
    collectFields(name, inner)
}

/** The maximum length of a text without a limit: that of the whole body. */
function bodyBytes(name: string) {
  const path = name.split(' ')[1] ?? ''
  const rule = [...formBodies, ...videoBodies].find((one) =>
    typeof one.path === 'string' ? one.path === path : one.path.test(path),
  )
  return (rule ?? defaultBody).bytes
}

test('every pattern is tested at the full length of every field, except in bodies with a picture or sound', () => {
  expect(fields.length).toBeGreaterThan(100)
  const longer = fields.filter(({ maxLength }) => maxLength > maxTriedLength)
  expect(new Set(longer.map(({ name }) => name.split(' ').slice(0, 2).join(' ')))).toEqual(
    new Set(['POST /api/video-generator/generate', 'POST /api/video-generator/recordings']),
  )
  // It stops after a fixed number of characters, however long the text is.
  for (const { pattern = '^' } of longer) expect(pattern).toMatch(/^\^(?:[^*+{]|\{\d+\})*$/)
})
