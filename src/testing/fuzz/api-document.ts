/** The part of an OpenAPI document that the fuzzer reads. */
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  maxItems?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema?: Schema }

type Content = Record<string, { schema?: Schema }>

export type Operation = {
  parameters?: Parameter[]
  requestBody?: { content?: Content }
  responses: Record<string, { content?: Content }>
}

/** Every operation of the document by name, such as `POST /api/forms/contact`. */
export const listOperations = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

/** The schema itself, or the one it references. */
export function follow(schema: Schema, { components }: ApiDocument): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (components?.schemas?.[name] ?? {})
}

/** The schema with all references resolved. */
export function resolve(schema: Schema, document: ApiDocument): Schema {
  const put = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(put)
    if (typeof value !== 'object' || value === null) return value
    const found = follow(value, document)
    return Object.fromEntries(Object.entries(found).map(([name, inner]) => [name, put(inner)]))
  }
  return put(schema) as Schema
}
