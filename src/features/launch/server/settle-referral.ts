import type { WaitlistHooks } from '#features/forms/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { placeTexts } from '../contract/place-texts.ts'
import { findHoldReason } from '../domain/find-hold-reason.ts'
import { lockLines } from './line.store.ts'
import { addPageLink, findMemberOf } from './page-links.store.ts'
import { firstPlaceMail, placePath } from './place-mail.ts'
import {
  addReferral,
  countJoinedTogether,
  findAudiences,
  findReferral,
  listReferrers,
} from './referrals.store.ts'

/** Passed to the confirmation of a waitlist entry. */
export const createWaitlistHooks = (jobs: Jobs): WaitlistHooks => ({
  async aroundConfirmation(tx, entryId, confirm) {
    // Queued first, because everyone else who confirms waits from the change of the list's counters on.
    await jobs.send(tx, firstPlaceMail, { entryId })
    const audiences = await findAudiences(tx, entryId)
    const isReferred = audiences.length > 1
    // Without a referral, the counters are changed by one statement, which can't block another.
    if (isReferred) await lockLines(tx, audiences)
    await confirm()
    if (isReferred) await settleReferral(tx, entryId)
  },
  async findNextPage(db, entryId) {
    const member = await findMemberOf(db, entryId)
    return member && { label: placeTexts.see, path: placePath(await addPageLink(db, member.id)) }
  },
})

/** Credits the person whose link was used, or holds the credit with a reason for the team. */
export async function settleReferral(tx: Db, entryId: string) {
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
