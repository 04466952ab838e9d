import { randomUUID } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isUniqueViolation } from '#platform/server/error-causes.ts'
import type { Signer } from '#platform/server/signer.ts'
import { linkMessages } from '../../contract/account-messages.ts'
import { revokeAccess } from '../session/access.store.ts'
import { setPassword } from '../accounts.store.ts'
import { accountLinkMail, accountNoticeMail } from '../mail/account-mail.ts'
import type { CurrentUser } from '../session/current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { accountLink, addLink, consumeLink, type LinkPurpose } from './links.store.ts'
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

/** Resets the password for anyone who can read the mailbox, and ends all sessions of the account. */
export async function resetPassword(
  { database, jobs, auth, signer, attempts, teamList, securityLog }: AccountsDeps,
  { token, password }: { token: string; password: string },
  clientAddress: string,
) {
  const linkId = requireOurs(signer, token)
  const { password: hashing } = await auth.$context
  const passwordHash = await hashing.hash(password)
  const email = await database.transaction(async (tx) => {
    const link = await consumeLink(tx, linkId, ['password-reset'])
    const user = link && (await findUserById(tx, link.userId))
    // The account's address has changed since the link was sent.
    if (!user || user.email !== link.email) throw deadLink()
    // Thrown inside the transaction, so that the link stays valid for another try.
    requireGoodPassword(password, {
      email: user.email,
      name: user.name,
      isTeam: teamList.roleOf(user.email) !== undefined,
    })
    await setPassword(tx, user.id, passwordHash)
    await confirmEmail(tx, user.id, user.email)
    // Anyone who knew the old password may have linked a third-party account.
    await revokeAccess(tx, user.id, { unlink: true })
    await jobs.send(tx, accountNoticeMail, { notice: 'password-changed', to: user.email })
    return user.email
  })
  securityLog('password-reset', { email, clientAddress })
  await attempts.forgetAll(email, clientAddress)
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
    const link = await consumeLink(tx, linkId, ['email-confirmation', 'email-change'])
    const user = link && (await findUserById(tx, link.userId))
    if (!user) throw deadLink()
    if (link.purpose === 'email-confirmation') {
      if (!(await confirmEmail(tx, user.id, link.email))) throw deadLink()
      return undefined
    }
    if (teamList.roleOf(user.email) || teamList.roleOf(link.email)) throw deadLink()
    await changeEmail(tx, user.id, link.email).catch(explainTaken)
    await revokeAccess(tx, user.id, { keepSession: opener?.id === user.id ? opener.session.id : undefined })
    await jobs.send(tx, accountNoticeMail, { notice: 'email-changed', to: user.email })
    return user
  })
  if (changed) securityLog('email-changed', { email: changed.email, clientAddress })
}

/** Opened by the owner of the old address, so the person who requested the change must lose access. */
export async function cancelEmailChange(
  { database, signer, securityLog }: AccountsDeps,
  token: string,
  clientAddress: string,
) {
  const linkId = requireOurs(signer, token)
  const { email } = await database.transaction(async (tx) => {
    const link = await consumeLink(tx, linkId, ['email-change-cancellation'])
    const user = link && (await findUserById(tx, link.userId))
    if (!user) throw deadLink()
    await revokeAccess(tx, user.id)
    return user
  })
  securityLog('email-change-canceled', { email, clientAddress })
}

function explainTaken(cause: unknown): never {
  throw isUniqueViolation(cause) ? new AppError('ABORTED', linkMessages.emailTaken, { cause }) : cause
}

function requireOurs(signer: Signer, token: string): string {
  const id = signer.verify(accountLink, token)
  if (!id) throw deadLink()
  return id
}

const deadLink = () => new AppError('INVALID_ARGUMENT', linkMessages.deadLink)
