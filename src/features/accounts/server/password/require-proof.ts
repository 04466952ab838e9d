import { AppError } from '#platform/common/errors.ts'
import { accountMessages } from '../../contract/account-messages.ts'
import { hasJustSignedIn } from '../../domain/session-times.ts'
import { findPasswordAccount } from '../accounts.store.ts'
import type { CurrentUser } from '../session/current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'

/**
 * Required before irreversible actions: the password again, unless the session has just started. Protects
 * against someone who finds an open browser.
 */
export async function requireProof(deps: AccountsDeps, user: CurrentUser, password: string | undefined) {
  if (password === undefined && hasJustSignedIn(user.session.startedAt, new Date())) return
  await requirePassword(deps, user, password)
}

/** Requires the current password. An account without one needs a recent sign-in. */
export async function requirePassword(deps: AccountsDeps, user: CurrentUser, password: string | undefined) {
  const { database, auth, attempts } = deps
  const { email, session } = user
  const account = await findPasswordAccount(database.db, email)
  if (!account?.passwordHash) {
    if (hasJustSignedIn(session.startedAt, new Date())) return
    throw refuse(accountMessages.signInAgain)
  }
  if (password === undefined) throw refuse(accountMessages.proofNeeded)
  // Attempts count like those of a sign-in.
  const source = { email, source: `session:${session.id}`, isKnown: true }
  await attempts.spend(source).catch(noteFailure(deps, user))
  const { password: hashing } = await auth.$context
  if (!(await hashing.verify({ hash: account.passwordHash, password })))
    return noteFailure(deps, user)(refuse(accountMessages.wrongPassword))
  await attempts.forget(source)
}

/** Logs a failed password, code or passkey of a signed-in user. */
export const noteFailure =
  ({ securityLog }: AccountsDeps, user: CurrentUser) =>
  (error: unknown): never => {
    if (error instanceof AppError) securityLog('confirmation-failed', user)
    throw error
  }

const refuse = (message: string) =>
  new AppError('PERMISSION_DENIED', message, { details: { fields: { currentPassword: message } } })
