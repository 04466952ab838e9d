import { expect, test } from 'vitest'
import { findTotpStep, generateTotpSecret, totpCode, totpStep, totpUri } from './totp.ts'

// '12345678901234567890', the secret of RFC 6238, in base32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  { seconds: 59, code: '287082' },
  { seconds: 1_111_111_109, code: '081804' },
  { seconds: 1_234_567_890, code: '005924' },
  { seconds: 20_000_000_000, code: '353130' },
])('at $seconds s the code is $code, as in RFC 6238', ({ seconds, code }) => {
  expect(totpCode(secret, totpStep(new Date(seconds * 1000)))).toBe(code)
})

test('a code is valid in its own time step and the two adjacent ones', () => {
  const now = new Date('2026-11-17T12:00:00Z')
  const step = totpStep(now)
  const found = [-2, -1, 0, 1, 2].map((shift) => findTotpStep(secret, totpCode(secret, step + shift), now))
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test('every secret is new and has 160 bits', () => {
  const secrets = Array.from({ length: 50 }, generateTotpSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/)
})

test('the URI for an app names the issuer and the account', () => {
  expect(totpUri('ABC', 'a+b@example.org')).toBe(
    'otpauth://totp/Crovest:a%2Bb%40example.org?secret=ABC&issuer=Crovest',
  )
})
