import { randomUUID } from 'node:crypto'
import { addPasswordAccount } from '#features/accounts/server/accounts.store.ts'
import { cookieFrom } from './cookie-from.ts'
import type { Caller } from './permissions.ts'
import type { TestApp } from './test-app.ts'

/** An ordinary user's account, created without registration. */
export async function addUser(
  running: TestApp,
  email = `${randomUUID()}@example.org`,
  password = 'user-password',
) {
  const { password: hashing } = await running.auth.$context
  const passwordHash = await hashing.hash(password)
  await addPasswordAccount(running.database.db, { email, name: '', role: 'user', passwordHash })
  return { email, password }
}

/** The cookie header of a new session, or none for a signed-out visitor. */
export async function cookieOf(running: TestApp, caller: Caller): Promise<Record<string, string>> {
  if (caller === 'nobody') return {}
  const credentials =
    caller === 'user'
      ? await addUser(running)
      : { email: `${caller}@crovest.local`, password: `${caller}-password` }
  return cookieFrom(await running.post('/api/auth/sign-in/email', credentials))
}
