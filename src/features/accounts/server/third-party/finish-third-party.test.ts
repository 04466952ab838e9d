import { expect, test } from 'vitest'
import { chooseEnding } from './finish-third-party.ts'

const pages = ['/', '/ai-tools', '/login', '/register']
const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })
const endOf = (location: string) => chooseEnding(redirect(location), 'google', pages)
const refused = (problem: string, page = '/login', returnTo = '/ai-tools/script-generator') =>
  `${page}?${new URLSearchParams({ returnTo, problem, provider: 'google' })}`

test('whoever is signed in goes to the page they wanted', () => {
  expect(endOf('/ai-tools?a=1#b')).toEqual({ location: '/ai-tools?a=1#b' })
})

test.each(['/unknown', '/..//evil.example', '/api/auth/sign-out'])(
  'a page that is none leads to the default: %s',
  (location) => {
    expect(endOf(location)).toEqual({ location: '/ai-tools/script-generator' })
  },
)

test.each(['https://evil.example/', '//evil.example/ai-tools', 'javascript:alert(1)'])(
  'nothing leads to another site: %s',
  (location) => {
    expect(endOf(location).location).toBe(refused('failed'))
  },
)

test('a refusal goes back to where the person set out, in a word of ours', () => {
  expect(endOf('/register?returnTo=%2Fai-tools&error=account_not_linked')).toEqual({
    location: refused('account-exists', '/register', '/ai-tools'),
    refusal: { problem: 'account-exists', code: 'account_not_linked' },
  })
  expect(endOf('/login?error=email_not_found').location).toBe(refused('no-confirmed-address'))
})

test.each(['access_denied', 'constructor', '__proto__', '<script>', 'x'.repeat(5000)])(
  'a code from outside is shown to nobody: %.20s',
  (code) => {
    const { location, refusal } = endOf(
      `/login?${new URLSearchParams({ error: code, error_description: code })}`,
    )
    expect(location).toBe(refused('failed'))
    expect(refusal?.code.length).toBeLessThanOrEqual(50)
  },
)

test('no answer, or one that leads nowhere, is a failure', () => {
  for (const answer of [undefined, new Response('oops', { status: 500 }), new Response('{}')])
    expect(chooseEnding(answer, 'google', pages).location).toBe(refused('failed'))
})
