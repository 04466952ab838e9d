import type { Db } from '#platform/server/database/database.ts'
import { findHoldReason } from '../domain/find-hold-reason.ts'
import { lockLines } from './line.store.ts'
import {
  addReferral,
  countJoinedTogether,
  findAudiences,
  findReferral,
  listReferrers,
} from './referrals.store.ts'

/** Passed to the confirmation of a waitlist entry, so that the credit is written in the same transaction. */
export const createWaitlistHooks = () => ({
  beforeConfirmation: async (tx: Db, entryId: string) => lockLines(tx, await findAudiences(tx, entryId)),
  afterConfirmation: settleReferral,
})

/** Credits the person whose link was used, or holds the credit with a reason for the team. */
async function settleReferral(tx: Db, entryId: string) {
  const found = await findReferral(tx, entryId)
  if (!found) return
  const { referralCode, senderHash, referred, referrer, referrerId, referredId } = found
  const holdReason = findHoldReason({
    referred,
    referrer,
    referrersOfReferrer: await listReferrers(tx, referrerId),
    joinedTogether:
      referralCode === null || senderHash === null
        ? 1
        : await countJoinedTogether(tx, referralCode, senderHash),
  })
  await addReferral(tx, { memberId: referrerId, referredId, holdReason })
}
