import { expect, test } from 'vitest'
import { createSigner } from './signer.ts'

const [oldSecret, newSecret] = [
  'an old secret of more than 32 characters',
  'a new secret of more than 32 characters',
]
const before = createSigner({ current: oldSecret })
const rotating = createSigner({ current: newSecret, previous: oldSecret })
const after = createSigner({ current: newSecret })

test('a token is valid for its own purpose only', () => {
  const token = before.sign('unsubscribe:', 'ada')
  expect(before.verify('unsubscribe:', token)).toBe('ada')
  expect(before.verify('account-link:', token)).toBeUndefined()
})

test.each(['', '.', 'ada', 'ada.', '.x', 'ada.forged', `ada.${'x'.repeat(43)}`, 'ada.ü'])(
  'rejects a token with a bad signature: %j',
  (token) => {
    expect(before.verify('unsubscribe:', token)).toBeUndefined()
    expect(before.verifyUntil('unsubscribe:', token, new Date(0))).toBeUndefined()
  },
)

test('a token of the previous secret is valid only during the rotation', () => {
  const old = before.sign('unsubscribe:', 'ada')
  expect(rotating.verify('unsubscribe:', old)).toBe('ada')
  expect(after.verify('unsubscribe:', old)).toBeUndefined()
  expect(after.verify('unsubscribe:', rotating.sign('unsubscribe:', 'ada'))).toBe('ada')
})

test('an expiring token ends on time, and its expiry cannot be altered', () => {
  const token = before.signUntil('confirm:', 'ada', new Date(60_000))
  expect(before.verifyUntil('confirm:', token, new Date(59_000))).toBe('ada')
  expect(before.verifyUntil('confirm:', token, new Date(60_000))).toBeUndefined()
  expect(before.verifyUntil('confirm:', token.replace('.60.', '.99.'), new Date(59_000))).toBeUndefined()
  expect(before.verifyUntil('confirm:', before.sign('confirm:', 'ada'), new Date(0))).toBeUndefined()
})
