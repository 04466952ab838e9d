import { totpCode, totpStep } from '#features/accounts/server/second-factor/totp.ts'
import { cookieOf } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

type Headers = Record<string, string>

/** Asks for the account of a session. */
export async function requestAccount(
  running: TestApp,
  headers: Headers,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await running.app.request(`/api/account/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

/** An authenticator app with this secret. */
function createAuthenticatorApp(running: TestApp, secret: string) {
  return {
    code: () => totpCode(secret, totpStep(new Date())),
    /** Makes the current code valid once more, as if half a minute had passed. */
    again: (email: string) =>
      running.database.pool.query(
        'update totp_secrets set last_step = 0 where user_id = (select id from users where email = $1)',
        [email],
      ),
  }
}

export const teamMember = (role: 'admin' | 'associate') => ({
  email: `${role}@crovest.local`,
  password: `${role}-password`,
})

/** Sets up an authenticator app for a new session. */
export async function setUpApp(running: TestApp, headers: Headers) {
  const { body: setup } = await requestAccount(running, headers, 'POST', 'totp')
  const app = createAuthenticatorApp(running, setup.secret)
  const { body } = await requestAccount(running, headers, 'PUT', 'totp', { code: app.code() })
  return { ...app, recoveryCodes: body.recoveryCodes as string[] }
}

/** Makes an account's sessions older by that many minutes. */
export const passMinutes = (running: TestApp, email: string, minutes: number) =>
  running.database.pool.query(
    `update sessions set created_at = created_at - $2 * interval '1 minute',
       confirmed_at = confirmed_at - $2 * interval '1 minute', expires_at = expires_at - $2 * interval '1 minute'
     where user_id = (select id from users where email = $1)`,
    [email, minutes],
  )

/** A person of the team with a fresh second factor, who uses the API under /api/admin. */
export async function signInWithFactor(running: TestApp, role: 'admin' | 'associate') {
  const cookie = await cookieOf(running, role)
  await setUpApp(running, cookie)
  return async <Body>(method: string, path: string, body?: unknown) => {
    const response = await running.app.request(`/api/admin/${path}`, {
      method,
      headers: { ...cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }
}
