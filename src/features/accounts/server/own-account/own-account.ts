import { AppError } from '#platform/common/errors.ts'
import type { Account } from '../../contract/account.ts'
import { accountMessages, linkMessages } from '../../contract/account-messages.ts'
import { accessMessages } from '../../contract/messages.ts'
import { hasJustSignedIn } from '../../domain/session-times.ts'
import { requireLive, revokeAccess } from '../session/access.store.ts'
import { findPasswordAccount, setPassword } from '../accounts.store.ts'
import { accountNoticeMail } from '../mail/account-mail.ts'
import type { CurrentUser } from '../session/current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { queueLink } from '../links/mailed-links.ts'
import { eraseOwner } from './erase-owner.ts'
import { findUserById } from './own-account.store.ts'
import { presentAccount } from './present-account.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { requirePassword, requireProof } from '../password/require-proof.ts'

export async function findAccount(
  { database, teamList }: AccountsDeps,
  caller: CurrentUser,
): Promise<Account> {
  const user = await findUserById(database.db, caller.id)
  if (!user) throw new AppError('UNAUTHENTICATED', accessMessages.signedOut)
  const account = await findPasswordAccount(database.db, user.email)
  return presentAccount(user, {
    hasPassword: Boolean(account?.passwordHash),
    isTeam: teamList.roleOf(user.email) !== undefined,
    asksForProof: !hasJustSignedIn(caller.session.startedAt, new Date()),
  })
}

/**
 * Nothing changes until the link is opened. The current address is notified immediately with a link to
 * cancel. Whether the new address is taken is never revealed.
 */
export async function requestEmailChange(
  deps: AccountsDeps,
  user: CurrentUser,
  email: string,
  password: string | undefined,
) {
  requireOrdinary(deps, user)
  if (email === user.email) {
    const message = accountMessages.sameEmail
    throw new AppError('INVALID_ARGUMENT', message, { details: { fields: { email: message } } })
  }
  await requirePassword(deps, user, password)
  for (const address of [email, user.email])
    await deps.mailAttempts.spend(`email-change:${address}`, linkMessages.tooManyMails)
  await deps.database.transaction(async (tx) => {
    await requireLive(tx, user)
    await queueLink(deps, tx, { purpose: 'email-change', userId: user.id, email })
    await queueLink(deps, tx, {
      purpose: 'email-change-cancellation',
      userId: user.id,
      email: user.email,
    })
  })
  deps.securityLog('email-change-requested', user)
}

export async function changePassword(
  deps: AccountsDeps,
  user: CurrentUser,
  { currentPassword, password }: { currentPassword?: string | undefined; password: string },
) {
  await requirePassword(deps, user, currentPassword)
  const name = (await findUserById(deps.database.db, user.id))?.name
  const isTeam = deps.teamList.roleOf(user.email) !== undefined
  requireGoodPassword(password, { email: user.email, name, isTeam })
  const { password: hashing } = await deps.auth.$context
  const passwordHash = await hashing.hash(password)
  await deps.database.transaction(async (tx) => {
    await requireLive(tx, user)
    await setPassword(tx, user.id, passwordHash)
    await revokeAccess(tx, user.id, { keepSession: user.session.id, keepCancellations: true })
    await deps.jobs.send(tx, accountNoticeMail, { notice: 'password-changed', to: user.email })
  })
  deps.securityLog('password-changed', user)
}

/** One transaction, so that either everything is deleted or nothing. */
export async function deleteAccount(deps: AccountsDeps, user: CurrentUser, password: string | undefined) {
  requireOrdinary(deps, user)
  await requireProof(deps, user, password)
  await deps.database.transaction(async (tx) => {
    await requireLive(tx, user)
    await eraseOwner(deps, tx, user)
  })
  deps.securityLog('account-deleted', user)
}

function requireOrdinary({ teamList }: AccountsDeps, { email }: CurrentUser) {
  if (teamList.roleOf(email)) throw new AppError('PERMISSION_DENIED', accountMessages.teamAccount)
}
