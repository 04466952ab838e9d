import { randomUUID } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isUniqueViolation } from '#platform/server/error-causes.ts'
import type { Signer } from '#platform/server/signer.ts'
import { linkMessages } from '../../contract/account-messages.ts'
import { revokeAccess } from '../session/access.store.ts'
import { lockUser, removePassword, setPassword } from '../accounts.store.ts'
import { accountLinkMail, accountNoticeMail } from '../mail/account-mail.ts'
import type { CurrentUser } from '../session/current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import {
  accountLink,
  addLink,
  consumeLink,
  deleteLaterCancellations,
  findLink,
  type LinkPurpose,
} from './links.store.ts'
import { removeAllFactors } from '../second-factor/second-factor.store.ts'
import { requireGoodPassword } from '../password/require-good-password.ts'
import { changeEmail, confirmEmail, findUserByEmail, findUserById } from '../own-account/own-account.store.ts'

type LinkRequest = { purpose: LinkPurpose; email: string; userId: string }

/**
 * Queues an emailed link. It is recorded for unknown accounts as well, but then never sent. Each purpose has
 * its own limit, so that requesting one kind can't block another.
 */
export async function mailLink(deps: AccountsDeps, link: LinkRequest) {
  const { purpose, email } = link
  await deps.mailAttempts.spend(`${purpose}:${normalizeEmail(email)}`, linkMessages.tooManyMails)
  await deps.database.transaction((tx) => queueLink(deps, tx, link))
}

export async function queueLink({ jobs }: AccountsDeps, tx: Db, link: LinkRequest) {
  const linkId = await addLink(tx, link)
  await jobs.send(tx, accountLinkMail, { linkId })
}

export async function requestPasswordReset(deps: AccountsDeps, typed: string, clientAddress: string) {
  const email = normalizeEmail(typed)
  const registered = await findUserByEmail(deps.database.db, email)
  await mailLink(deps, { purpose: 'password-reset', email, userId: registered?.id ?? randomUUID() })
  deps.securityLog('password-reset-requested', { email, clientAddress })
}

/**
 * Resets the password for anyone who can read the mailbox, and ends all sessions of the account. Returns
 * whether its passkeys were removed.
 */
export async function resetPassword(
  { database, jobs, auth, signer, attempts, teamList, securityLog }: AccountsDeps,
  { token, password }: { token: string; password: string },
  clientAddress: string,
): Promise<{ hasLostFactors: boolean }> {
  const linkId = requireOurs(signer, token)
  const { password: hashing } = await auth.$context
  const passwordHash = await hashing.hash(password)
  const { email, hasLostFactors } = await database.transaction(async (tx) => {
    const { link, user } = await openLink(tx, linkId, ['password-reset'])
    // The account's address has changed since the link was sent.
    if (user.email !== link.email) throw deadLink()
    // Thrown inside the transaction, so that the link stays valid for another try.
    const isTeam = teamList.roleOf(user.email) !== undefined
    requireGoodPassword(password, { email: user.email, name: user.name, isTeam })
    await setPassword(tx, user.id, passwordHash)
    await confirmEmail(tx, user.id, user.email)
    // Anyone who knew the old password may have linked a third-party account.
    await revokeAccess(tx, user.id, { unlink: true, keepCancellations: true })
    await jobs.send(tx, accountNoticeMail, { notice: 'password-changed', to: user.email })
    // For the team, the mailbox must not replace the second factor.
    return { email: user.email, hasLostFactors: !isTeam && (await removeFactors(jobs, tx, user)) }
  })
  securityLog('password-reset', { email, clientAddress })
  if (hasLostFactors) securityLog('second-factor-removed', { email, clientAddress })
  await attempts.forgetAll(email, clientAddress)
  return { hasLostFactors }
}

/** Anyone who had the account may have added a passkey. After the sessions, so that none is added meanwhile. */
async function removeFactors(
  jobs: AccountsDeps['jobs'],
  tx: Db,
  { id, email }: { id: string; email: string },
) {
  const hadFactors = await removeAllFactors(tx, id)
  if (hadFactors) await jobs.send(tx, accountNoticeMail, { notice: 'second-factor-changed', to: email })
  return hadFactors
}

/**
 * Confirms an account's current or new address. A change ends all sessions except the one that opened the
 * link.
 */
export async function confirmAddress(
  { database, jobs, signer, teamList, securityLog }: AccountsDeps,
  token: string,
  { opener, clientAddress }: { opener: CurrentUser | null; clientAddress: string },
) {
  const linkId = requireOurs(signer, token)
  const changed = await database.transaction(async (tx) => {
    const { link, user } = await openLink(tx, linkId, ['email-confirmation', 'email-change'])
    if (link.purpose === 'email-confirmation') {
      if (!(await confirmEmail(tx, user.id, link.email))) throw deadLink()
      return undefined
    }
    if (teamList.roleOf(user.email) || teamList.roleOf(link.email)) throw deadLink()
    await changeEmail(tx, user.id, link.email).catch(explainTaken(linkMessages.emailTaken))
    const keepSession = opener?.id === user.id ? opener.session.id : undefined
    await revokeAccess(tx, user.id, { keepSession, keepCancellations: true })
    await jobs.send(tx, accountNoticeMail, { notice: 'email-changed', to: user.email })
    return user
  })
  if (changed) securityLog('email-changed', { email: changed.email, clientAddress })
}

/**
 * Opened by the owner of the old address, so the person who requested the change must lose access. If the
 * address has already changed, the account gets the old one back and needs a new password. Returns whether it
 * had.
 */
export async function cancelEmailChange(
  deps: AccountsDeps,
  token: string,
  clientAddress: string,
): Promise<{ isRestored: boolean }> {
  const { database, jobs, signer, teamList, securityLog } = deps
  const linkId = requireOurs(signer, token)
  const { email, isRestored } = await database.transaction(async (tx) => {
    const { link, user } = await openLink(tx, linkId, ['email-change-cancellation'])
    const { userId, email } = link
    if (teamList.roleOf(user.email) || teamList.roleOf(email)) throw deadLink()
    const isRestored = user.email !== email
    await revokeAccess(tx, userId, { unlink: isRestored, keepCancellations: true })
    await deleteLaterCancellations(tx, link)
    if (!isRestored) return { email, isRestored }
    await changeEmail(tx, userId, email).catch(explainTaken(linkMessages.oldEmailTaken))
    await removePassword(tx, userId)
    await removeFactors(jobs, tx, { id: userId, email })
    await queueLink(deps, tx, { purpose: 'password-reset', userId, email })
    await jobs.send(tx, accountNoticeMail, { notice: 'email-changed', to: user.email })
    return { email, isRestored }
  })
  securityLog('email-change-canceled', { email, clientAddress })
  return { isRestored }
}

/**
 * Consumes a link. Its account is locked first, so that of two links opened at once the second sees what the
 * first has changed.
 */
async function openLink(tx: Db, id: string, purposes: readonly LinkPurpose[]) {
  const found = await findLink(tx, id)
  if (found) await lockUser(tx, found.userId)
  const link = await consumeLink(tx, id, purposes)
  const user = link && (await findUserById(tx, link.userId))
  if (!user) throw deadLink()
  return { link, user }
}

const explainTaken =
  (message: string) =>
  (cause: unknown): never => {
    throw isUniqueViolation(cause) ? new AppError('ABORTED', message, { cause }) : cause
  }

function requireOurs(signer: Signer, token: string): string {
  const id = signer.verify(accountLink, token)
  if (!id) throw deadLink()
  return id
}

const deadLink = () => new AppError('INVALID_ARGUMENT', linkMessages.deadLink)
