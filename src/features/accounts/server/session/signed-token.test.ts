import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readCookie, readSignedToken } from './signed-token.ts'

const secret = 'a secret of some length'
const sign = (token: string) => `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`

test('reads a token with a valid signature', () => {
  expect(readSignedToken(sign('abc'), secret)).toBe('abc')
  expect(readSignedToken(sign('a.b'), secret)).toBe('a.b')
})

test.each([
  ['no signature', 'abc'],
  ['an empty signature', 'abc.'],
  ['nothing', ''],
  ['the signature of another token', `abd${sign('abc').slice(3)}`],
  ['a truncated signature', sign('abc').slice(0, -1)],
  ['a signature by another secret', `abc.${createHmac('sha256', 'other').update('abc').digest('base64')}`],
])('rejects a token with %s', (_what, signed) => {
  expect(readSignedToken(signed, secret)).toBeUndefined()
})

test('finds a cookie by its full name and decodes it', () => {
  expect(readCookie('a=1; crovest.session_token=x%2By%3D; b=2', 'crovest.session_token')).toBe('x+y=')
  expect(readCookie('xcrovest.session_token=1', 'crovest.session_token')).toBeUndefined()
  expect(readCookie('crovest.session_token=%E0%A4%A', 'crovest.session_token')).toBeUndefined()
  expect(readCookie('', 'crovest.session_token')).toBeUndefined()
})
