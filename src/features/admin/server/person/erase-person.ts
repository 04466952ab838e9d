import { eraseOwner, findOwner, type AccountsDeps } from '#features/accounts/server.ts'
import { maskAddress, writeAudit } from '#features/audit/server.ts'
import { pledgeMessages } from '#features/funding/contract/pledge-messages.ts'
import { AppError } from '#platform/common/errors.ts'
import { personTexts } from '../../contract/person-texts.ts'

type Deps = Pick<AccountsDeps, 'database' | 'jobs' | 'securityLog' | 'teamList' | 'dataParts'>

/** One transaction, so that either everything is erased or nothing. */
export async function erasePerson(
  deps: Deps,
  { email, actorEmail, clientAddress }: { email: string; actorEmail: string; clientAddress: string },
) {
  if (deps.teamList.roleOf(email)) throw new AppError('PERMISSION_DENIED', personTexts.teamAccount)
  const owner = await deps.database
    .transaction(async (tx) => {
      const found = await findOwner(tx, email)
      await eraseOwner(deps, tx, found)
      const subject = maskAddress(found.email)
      await writeAudit(tx, { actorEmail, action: 'person_erased', subject })
      return found
    })
    .catch(rewordHeldMoney)
  if (owner.id !== '') deps.securityLog('account-deleted', { email: owner.email, clientAddress })
}

/** The reason speaks to the owner of the account. */
function rewordHeldMoney(error: unknown): never {
  if (error instanceof AppError && error.message === pledgeMessages.heldMoney)
    throw new AppError('ABORTED', personTexts.heldMoney)
  throw error
}
