import { maskAuditSubject } from '#features/audit/server.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { accountNoticeMail } from '../mail/account-mail.ts'
import { revokeAccess } from '../session/access.store.ts'
import { deleteUser, findUserByEmail } from './own-account.store.ts'
import { eraseData, type DataOwner } from './own-data.ts'

// No account has it, so parts that go by account find nothing.
const noAccount = ''

/** Whom an address belongs to, for the team: data stored by address counts whether or not it is confirmed. */
export async function findOwner(db: Db, address: string): Promise<DataOwner> {
  const email = normalizeEmail(address)
  const account = await findUserByEmail(db, email)
  return { id: account?.id ?? noAccount, email, emailVerified: true }
}

/** The account with everything the features stored about its owner; an owner without one has only the latter. */
export async function eraseOwner(
  { dataParts, jobs }: Pick<AccountsDeps, 'dataParts' | 'jobs'>,
  tx: Db,
  owner: DataOwner,
) {
  const { id, email } = owner
  await eraseData(tx, dataParts, owner)
  if (id !== noAccount) {
    await revokeAccess(tx, id)
    await deleteUser(tx, id)
  }
  await jobs.forget(tx, email)
  await maskAuditSubject(tx, email)
  if (id !== noAccount) await jobs.send(tx, accountNoticeMail, { notice: 'account-deleted', to: email })
}
