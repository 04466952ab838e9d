import { expect, test } from 'vitest'
import { chooseEnding } from './finish-third-party.ts'

const pages = ['/', '/ai-tools', '/login', '/register']
const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })
const endOf = (location: string) => chooseEnding(redirect(location), 'google', pages)
const refused = (problem: string, page = '/login', returnTo = '/ai-tools/script-generator') =>
  `${page}?${new URLSearchParams({ returnTo, problem, provider: 'google' })}`

test('a signed-in user is sent to the requested page', () => {
  expect(endOf('/ai-tools?a=1#b')).toEqual({ location: '/ai-tools?a=1#b' })
})

test.each(['/unknown', '/..//evil.example', '/api/auth/sign-out'])(
  'an unknown page leads to the default: %s',
  (location) => {
    expect(endOf(location)).toEqual({ location: '/ai-tools/script-generator' })
  },
)

test.each(['https://evil.example/', '//evil.example/ai-tools', 'javascript:alert(1)'])(
  'never redirects to another site: %s',
  (location) => {
    expect(endOf(location).location).toBe(refused('failed'))
  },
)

test('a rejected user returns to where they started, with one of our error codes', () => {
  expect(endOf('/register?returnTo=%2Fai-tools&error=account_not_linked')).toEqual({
    location: refused('account-exists', '/register', '/ai-tools'),
    refusal: { problem: 'account-exists', code: 'account_not_linked' },
  })
  expect(endOf('/login?error=email_not_found').location).toBe(refused('no-confirmed-address'))
})

test.each(['access_denied', 'constructor', '__proto__', '<script>', 'x'.repeat(5000)])(
  'never shows an error code from outside: %.20s',
  (code) => {
    const { location, refusal } = endOf(
      `/login?${new URLSearchParams({ error: code, error_description: code })}`,
    )
    expect(location).toBe(refused('failed'))
    expect(refusal?.code.length).toBeLessThanOrEqual(50)
  },
)

test('a missing response, or one without a redirect, is a failure', () => {
  for (const response of [undefined, new Response('oops', { status: 500 }), new Response('{}')])
    expect(chooseEnding(response, 'google', pages).location).toBe(refused('failed'))
})
