import { expect, test } from 'vitest'
import { boundedText, comparableEmail, emailAddress } from './text.ts'

test.each(['\0', 'a\0b', '\uD800', 'x\uDFFF'])('text that cannot be stored is refused: %j', (text) => {
  expect(boundedText(100).safeParse(text).success).toBe(false)
})

test.each(['', 'Grüße', '👩‍🎤 emoji', 'شكرا', 'line\nbreak'])(
  'text that can be stored is kept as it is: %j',
  (text) => {
    expect(boundedText(100).parse(text)).toBe(text)
  },
)

test('an address loses the spaces around it and nothing else', () => {
  expect(emailAddress.parse('  Ada@Example.org ')).toBe('Ada@Example.org')
})

test.each(['', 'ada', 'ada@', 'a b@c.de', 'ada@example.org\nbcc: x@y.z', `${'a'.repeat(250)}@example.org`])(
  '%j is no address',
  (text) => {
    expect(emailAddress.safeParse(text).success).toBe(false)
  },
)

test('two spellings of one address compare equal', () => {
  expect(comparableEmail(' ADA@Example.org')).toBe(comparableEmail('ada@example.ORG '))
})
