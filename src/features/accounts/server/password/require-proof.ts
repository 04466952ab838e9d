import { AppError } from '#platform/common/errors.ts'
import { accountMessages } from '../../contract/account-messages.ts'
import { hasJustSignedIn } from '../../domain/has-just-signed-in.ts'
import { findPasswordAccount } from '../accounts.store.ts'
import type { CurrentUser } from '../session/current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'

/**
 * Before what cannot be undone: the password once more, unless the session has just begun. It keeps whoever finds an open
 * browser from taking the account away.
 */
export async function requireProof(deps: AccountsDeps, user: CurrentUser, password: string | undefined) {
  if (password === undefined && hasJustSignedIn(user.session.startedAt, new Date())) return
  await requirePassword(deps, user, password)
}

/** The password that counts now, before another one does. An account without one is proved by a sign-in just now. */
export async function requirePassword(deps: AccountsDeps, user: CurrentUser, password: string | undefined) {
  const { database, auth, attempts } = deps
  const { email, session } = user
  const known = await findPasswordAccount(database.db, email)
  if (!known?.passwordHash) {
    if (hasJustSignedIn(session.startedAt, new Date())) return
    throw refuse(accountMessages.signInAgain)
  }
  if (password === undefined) throw refuse(accountMessages.proofNeeded)
  // Guesses count like those of a sign-in.
  const source = { email, source: `session:${session.id}`, isKnown: true }
  await attempts.spend(source).catch(noteFailure(deps, user))
  const { password: hashing } = await auth.$context
  if (!(await hashing.verify({ hash: known.passwordHash, password })))
    return noteFailure(deps, user)(refuse(accountMessages.wrongPassword))
  await attempts.forget(source)
}

/** For what refuses a wrong password, code or passkey of somebody who is signed in. */
export const noteFailure =
  ({ securityLog }: AccountsDeps, user: CurrentUser) =>
  (error: unknown): never => {
    if (error instanceof AppError) securityLog('confirmation-failed', user)
    throw error
  }

const refuse = (message: string) =>
  new AppError('PERMISSION_DENIED', message, { details: { fields: { currentPassword: message } } })
