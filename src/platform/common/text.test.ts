import { expect, test } from 'vitest'
import { truncate, boundedText, normalizeEmail, emailAddress, lineOfText } from './text.ts'

test('cuts a long text and leaves a short one unchanged', () => {
  expect(truncate('abcdef', 3)).toBe('abc')
  expect(truncate('abc', 3)).toBe('abc')
})

test('never splits a surrogate pair', () => {
  expect(truncate(`${'a'.repeat(99)}😀`, 100)).toBe('a'.repeat(99))
  expect(truncate(`${'a'.repeat(98)}😀b`, 100)).toBe(`${'a'.repeat(98)}😀`)
})

test.each(['\0', 'a\0b', '\uD800', 'x\uDFFF'])('rejects text that cannot be stored: %j', (text) => {
  expect(boundedText(100).safeParse(text).success).toBe(false)
})

test.each(['', 'Grüße', '👩‍🎤 emoji', 'شكرا', 'line\nbreak'])(
  'keeps text that can be stored unchanged: %j',
  (text) => {
    expect(boundedText(100).parse(text)).toBe(text)
  },
)

test('trims an email address and changes nothing else', () => {
  expect(emailAddress.parse('  Ada@Example.org ')).toBe('Ada@Example.org')
})

test.each(['', 'ada', 'ada@', 'a b@c.de', 'ada@example.org\nbcc: x@y.z', `${'a'.repeat(250)}@example.org`])(
  'rejects %j as an email address',
  (text) => {
    expect(emailAddress.safeParse(text).success).toBe(false)
  },
)

test.each([`${'a'.repeat(65)}@example.org`, `a@${'b'.repeat(64)}.org`, 'a@b-.org', 'ada@example.org\n'])(
  'rejects an address that no mail server accepts: %j',
  (text) => {
    expect(emailAddress.safeParse(text).success).toBe(false)
  },
)

test.each(['Ada\nLovelace', 'Ada\r', 'Ada\u2028', 'Ada\u0085', '\u0007'])(
  'rejects %j as a single line of text',
  (text) => {
    expect(lineOfText(100).safeParse(text).success).toBe(false)
  },
)

test('a missing value gets the given message', () => {
  expect(lineOfText(100, 'Please enter your name.').safeParse(undefined).error?.issues[0]?.message).toBe(
    'Please enter your name.',
  )
})

test('normalizes two spellings of one address to the same value', () => {
  expect(normalizeEmail(' ADA@Example.org')).toBe(normalizeEmail('ada@example.ORG '))
})
