import fc from 'fast-check'
import { utcDay } from '#platform/common/utc-day.ts'
import { follow, type ApiDocument, type Schema } from './api-document.ts'

const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '=HYPERLINK("http://evil.example")',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '../../etc/passwd',
  '%00%2e%2e',
  'a@b.example\r\nBcc: x@evil.example',
  '\u202eright to left',
  '🦩'.repeat(40),
  '9'.repeat(400),
  '2026-02-30',
  '1e999',
  '//evil.example',
  'javascript:alert(1)',
  '__proto__',
]

/** A placeholder for an ID from an earlier response, filled in by `fuzzApi`. */
export const realId = 'known-id'

const nastyText = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 60 }))

/** A value of any type, usually the wrong one. */
const wrongValue = fc.oneof(
  nastyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.constant({ constructor: { prototype: {} } }),
)

/** Values close to the schema: mostly valid, sometimes slightly off. */
export function valuesOf(given: Schema | undefined, document: ApiDocument, depth = 0): fc.Arbitrary<unknown> {
  if (!given || depth > 6) return wrongValue
  const schema = follow(given, document)
  const next = (inner: Schema) => valuesOf(inner, document, depth + 1)
  const valid = validValues(schema, next)
  return fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: wrongValue })
}

function validValues(schema: Schema, next: (inner: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(next))
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(next)).map((parts) => Object.assign({}, ...parts) as unknown)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return objects(schema, next)
    case 'array':
      return fc.array(next(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) })
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return texts(schema)
    case 'null':
      return fc.constant(null)
    case undefined:
    default:
      return wrongValue
  }
}

function objects({ properties = {}, required = [] }: Schema, next: (inner: Schema) => fc.Arbitrary<unknown>) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [
      name,
      /id$/i.test(name) ? fc.oneof(next(inner), fc.constant(realId)) : next(inner),
    ]),
  )
  const typical = fc.record(model, { requiredKeys: required.filter((name) => name in model) })
  const incomplete = fc.record(model, { requiredKeys: [] })
  const withExtraFields = typical.map((value) => ({ ...value, role: 'admin', userId: 'someone', extra: 1 }))
  return fc.oneof(
    { weight: 8, arbitrary: typical },
    { weight: 1, arbitrary: incomplete },
    { weight: 1, arbitrary: withExtraFields },
  )
}

function numbers({ minimum = -1000, maximum = 100_000 }: Schema) {
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.integer({
        min: Math.ceil(minimum),
        max: Math.max(Math.ceil(minimum), Math.floor(maximum)),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom(minimum - 1, maximum + 1, 0.5, Number.MAX_SAFE_INTEGER) },
  )
}

function texts({ format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'email')
    return fc.oneof(fc.emailAddress(), fc.constantFrom('A@Example.org', 'not an address'))
  if (format === 'uuid') return fc.oneof(fc.uuid(), nastyText)
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => utcDay(date))
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.string({ minLength: Math.min(minLength, 300), maxLength: Math.min(maxLength, 300) }),
    },
    { weight: 2, arbitrary: nastyText },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(maxLength + 1, 20_000))) },
  )
}
