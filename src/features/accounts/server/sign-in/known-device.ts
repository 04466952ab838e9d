import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { findSignInFacts } from '../accounts.store.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { findUserByEmail } from '../own-account/own-account.store.ts'
import { clientSource, type AttemptSource } from './sign-in-attempts.ts'

type Deps = Pick<AccountsDeps, 'database' | 'signer' | 'isEncrypted'>

const days = 180
const purpose = 'known-device:'
const cookieName = ({ isEncrypted }: Deps) => `${isEncrypted ? '__Host-' : ''}crovest.device`

/** Recognises this browser at its next sign-in. Grants no access by itself. */
export function rememberDevice(deps: Deps, c: Context, userId: string) {
  const now = Date.now()
  const expires = new Date(now + days * 86_400_000)
  const value = deps.signer.signUntil(purpose, `${userId}.${now}.${randomUUID()}`, expires)
  setCookie(c, cookieName(deps), value, {
    path: '/',
    expires,
    httpOnly: true,
    sameSite: 'Lax',
    secure: deps.isEncrypted,
  })
}

/**
 * The key by which this browser's attempts are counted. Revoking access to the account also forgets its
 * devices.
 */
export async function findAttemptSource(deps: Deps, c: Context, email: string): Promise<AttemptSource> {
  const device = deps.signer.verifyUntil(purpose, getCookie(c, cookieName(deps)) ?? '', new Date())
  const [userId = '', since = ''] = device?.split('.') ?? []
  const user = device === undefined ? undefined : await findUserByEmail(deps.database.db, email)
  if (device === undefined || user?.id !== userId) return ofClient(c, email)
  const revokedAt = (await findSignInFacts(deps.database.db, userId))?.accessRevokedAt
  if (revokedAt && revokedAt.getTime() >= Number(since)) return ofClient(c, email)
  return { email, source: `device:${device}`, isKnown: true }
}

const ofClient = (c: Context, email: string) => clientSource(email, clientAddressOf(c))

const clientAddressOf = (c: Context) => (c.var as { clientAddress: string }).clientAddress
