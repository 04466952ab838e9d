import { randomUUID } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import { comparableEmail } from '#platform/common/text.ts'
import type { Signer } from '#platform/server/signer.ts'
import { linkMessages } from '../contract/account-messages.ts'
import { endSessions, setPassword } from './accounts.store.ts'
import { accountLinkMail, accountNoticeMail } from './account-mail.ts'
import type { Keepers } from './keepers.ts'
import { accountLink, addLink, dropLinks, spendLink, type LinkPurpose } from './links.store.ts'
import { changeEmail, confirmEmail, findUserByEmail, findUserById } from './own-account.store.ts'

/** Queues a link by mail. It is recorded for an account that does not exist, too, and then never sent. */
export async function mailLink(
  { database, jobs, mailAttempts }: Keepers,
  { purpose, email, userId }: { purpose: LinkPurpose; email: string; userId: string },
) {
  await mailAttempts.spend(comparableEmail(email), linkMessages.tooManyMails)
  await database.transaction(async (tx) => {
    const linkId = await addLink(tx, { purpose, userId, email })
    await jobs.send(tx, accountLinkMail, { linkId })
  })
}

export async function askForReset(keepers: Keepers, typed: string) {
  const email = comparableEmail(typed)
  const known = await findUserByEmail(keepers.database.db, email)
  await mailLink(keepers, { purpose: 'password-reset', email, userId: known?.id ?? randomUUID() })
}

/** Whoever reads the mail may set the password. Everybody who is signed in to the account has to sign in anew. */
export async function resetPassword(
  { database, jobs, auth, signer, attempts }: Keepers,
  { token, password }: { token: string; password: string },
) {
  const linkId = requireOurs(signer, token)
  const { password: hashing } = await auth.$context
  const passwordHash = await hashing.hash(password)
  const email = await database.transaction(async (tx) => {
    const link = await spendLink(tx, linkId, ['password-reset'])
    const user = link && (await findUserById(tx, link.userId))
    // An address that has changed since then is not the account's any more.
    if (!user || user.email !== link.email) throw deadLink()
    await setPassword(tx, user.id, passwordHash)
    await confirmEmail(tx, user.id, user.email)
    await endSessions(tx, user.id)
    await dropLinks(tx, user.id, ['password-reset'])
    await jobs.send(tx, accountNoticeMail, { notice: 'password-changed', to: user.email })
    return user.email
  })
  await attempts.forget(email)
}

/** Confirms the address of an account, the one it has or the one it is to have. */
export async function confirmAddress({ database, jobs, signer, teamList }: Keepers, token: string) {
  const linkId = requireOurs(signer, token)
  await database.transaction(async (tx) => {
    const link = await spendLink(tx, linkId, ['email-confirmation', 'email-change'])
    const user = link && (await findUserById(tx, link.userId))
    if (!user) throw deadLink()
    if (link.purpose === 'email-confirmation') {
      if (!(await confirmEmail(tx, user.id, link.email))) throw deadLink()
      return
    }
    if (teamList.roleOf(link.email) || !(await changeEmail(tx, user.id, link.email))) throw deadLink()
    await dropLinks(tx, user.id, ['email-confirmation', 'email-change', 'password-reset'])
    await jobs.send(tx, accountNoticeMail, { notice: 'email-changed', to: user.email })
  })
}

function requireOurs(signer: Signer, token: string): string {
  const id = signer.verify(accountLink, token)
  if (!id) throw deadLink()
  return id
}

const deadLink = () => new AppError('INVALID_ARGUMENT', linkMessages.deadLink)
