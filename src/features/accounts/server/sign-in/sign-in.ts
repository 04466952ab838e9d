import type { Context } from 'hono'
import { dayMs } from '#platform/common/durations.ts'
import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { SecurityEvent } from '#platform/server/security-log.ts'
import { createSemaphore } from '#platform/server/semaphore.ts'
import { signInMessages } from '../../contract/messages.ts'
import { factorReasons } from '../../contract/second-factor-messages.ts'
import type { SignInInput } from '../../contract/sign-in.ts'
import { findPasswordAccount, findSignInFacts } from '../accounts.store.ts'
import { findEarlierSession, forwardCookies } from '../session/current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { randomUUID } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { clientSource, type AttemptSource } from './sign-in-attempts.ts'
import { endOwnSession, findUserByEmail } from '../own-account/own-account.store.ts'
import { hasFreshHash, refuseBusy } from '../password/password-hashing.ts'
import { withSignInStart } from './sign-in-start.ts'
import { requireCode, type CodeOwner } from '../second-factor/factor-codes.ts'
import { codeNeeded, signInWith } from '../second-factor/sign-in-factor.ts'
import { rethrowTranslated } from '../translate-auth-error.ts'

type Deps = Pick<AccountsDeps, 'database' | 'signer' | 'isEncrypted'>

const days = 180
const purpose = 'known-device:'
const cookieName = ({ isEncrypted }: Deps) => `${isEncrypted ? '__Host-' : ''}crovest.device`

/** Recognizes this browser at its next sign-in. Grants no access by itself. */
function rememberDevice(deps: Deps, c: Context, userId: string) {
  const now = Date.now()
  const expires = new Date(now + days * dayMs)
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
async function findAttemptSource(deps: Deps, c: Context, email: string): Promise<AttemptSource> {
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

export type AuthDeps = Pick<
  AccountsDeps,
  'database' | 'auth' | 'attempts' | 'codeAttempts' | 'teamList' | 'signer' | 'isEncrypted' | 'securityLog'
>

/** The session token is only in the cookie, never in the response body. */
export async function signIn(deps: AuthDeps, c: Context, input: SignInInput) {
  const { headers, user } = await enter(deps, c, input)
  forwardCookies(headers, c)
  rememberDevice(deps, c, user.id)
  c.header('cache-control', 'no-store')
  return user
}

// Two passwords are hashed at a time while a third sign-in is prepared. More would only hold up the event
// loop and the database connections.
const turns = createSemaphore(3, { maxQueued: 40, refuse: refuseBusy })

/** Creates a new session, still in the library's response headers, and ends the browser's previous one. */
export async function enter(deps: AuthDeps, c: Context, { code, ...input }: SignInInput) {
  const { database, auth, attempts } = deps
  const email = normalizeEmail(input.email)
  const attempt = await findAttemptSource(deps, c, email)
  const parties = { email, clientAddress: c.var.clientAddress as string }
  const note = (error: unknown): never => {
    const event = failedSignInEvent(error)
    if (event) deps.securityLog(event, parties)
    throw error
  }
  await attempts.spend(attempt).catch(note)
  // A new registration has already waited in the queue.
  const inTurn = hasFreshHash() ? <Result>(work: () => Promise<Result>) => work() : turns
  return inTurn(async () => {
    const before = await findEarlierSession(auth, c)
    const body = { ...input, email }
    const check = (userId: string) => requireSignInCode(deps, { ...parties, id: userId }, code)
    const { headers, response } = await withSignInStart(new Date(), () =>
      signInWith(check, () =>
        auth.api.signInEmail({ body, headers: c.req.raw.headers, returnHeaders: true }),
      ),
    )
      .catch(rethrowTranslated)
      .catch(note)
    await attempts.forget(attempt)
    deps.securityLog('sign-in', parties)
    if (before) await endOwnSession(database.db, before.id, before.session.id)
    return { headers, user: response.user }
  })
}

async function requireSignInCode(deps: AuthDeps, user: CodeOwner, code: string | undefined) {
  if (code === undefined) throw codeNeeded()
  await requireCode(deps, user, code)
}

/** Being asked for the code is a step of the sign-in, not a failure. */
export function failedSignInEvent(error: unknown): SecurityEvent | undefined {
  if (!(error instanceof AppError)) return undefined
  const { status, details } = error
  if (status === 'RESOURCE_EXHAUSTED') return 'sign-in-blocked'
  const isFailure = status === 'UNAUTHENTICATED' || status === 'PERMISSION_DENIED'
  return isFailure && details?.['reason'] !== factorReasons.codeNeeded ? 'sign-in-failed' : undefined
}

/** Checks the allow list first, so that the response doesn't reveal which accounts exist. */
export async function signInToTeam(deps: AuthDeps, c: Context, input: SignInInput) {
  if (!deps.teamList.roleOf(input.email)) throw new AppError('PERMISSION_DENIED', signInMessages.notOnTheTeam)
  return signIn(deps, c, input).catch(async (error: unknown) => {
    const isRefused = error instanceof AppError && error.status === 'UNAUTHENTICATED'
    throw isRefused ? await explainToTeam(deps, input.email, error) : error
  })
}

/** Team members may know which addresses exist, so they get the exact reason. */
async function explainToTeam({ database }: AuthDeps, email: string, cause: AppError) {
  const account = await findPasswordAccount(database.db, normalizeEmail(email))
  if (!account) return new AppError('UNAUTHENTICATED', signInMessages.noAccount, { cause })
  if (!account.passwordHash) return new AppError('PERMISSION_DENIED', signInMessages.noPassword, { cause })
  return new AppError('UNAUTHENTICATED', signInMessages.wrongPassword, { cause })
}
