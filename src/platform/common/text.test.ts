import { expect, test } from 'vitest'
import { boundedText, normalizeEmail, emailAddress, lineOfText } from './text.ts'

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

test.each([`${'a'.repeat(65)}@example.org`, `a@${'b'.repeat(64)}.org`, 'a@b-.org', 'ada@example.org\n'])(
  'an address that no mail server takes is refused: %j',
  (text) => {
    expect(emailAddress.safeParse(text).success).toBe(false)
  },
)

test.each(['Ada\nLovelace', 'Ada\r', 'Ada\u2028', 'Ada\u0085', '\u0007'])(
  '%j is not one line of text',
  (text) => {
    expect(lineOfText(100).safeParse(text).success).toBe(false)
  },
)

test('what is missing is asked for in words', () => {
  expect(lineOfText(100, 'Please enter your name.').safeParse(undefined).error?.issues[0]?.message).toBe(
    'Please enter your name.',
  )
})

test('two spellings of one address compare equal', () => {
  expect(normalizeEmail(' ADA@Example.org')).toBe(normalizeEmail('ada@example.ORG '))
})
