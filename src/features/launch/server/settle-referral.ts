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
  async aroundConfirmation(tx, entryIds, confirm) {
    // Queued first, because everyone else who confirms waits from the change of the list's counters on.
    await jobs.sendAll(
      tx,
      firstPlaceMail,
      entryIds.map((entryId) => ({ entryId })),
    )
    const found = await findAudiences(tx, entryIds)
    const referred = found.filter(({ isReferred }) => isReferred)
    const audiences = found.flatMap((entry) => entry.audiences)
    // Without a referral, only the counters of one list are changed, always in the same order.
    if (referred.length > 0 || new Set(audiences).size > 1) await lockLines(tx, audiences)
    await confirm()
    for (const { entryId } of referred) await settleReferral(tx, entryId)
  },
  async findNextPage(db, entryId) {
    const member = await findMemberOf(db, entryId)
    return member && { label: placeTexts.see, path: placePath(await addPageLink(db, member.id)) }
  },
})

/** Credits the person whose link was used, or holds the credit with a reason for the team; `at` is now if not given. */
export async function settleReferral(tx: Db, entryId: string, at?: Date) {
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
        : await countJoinedTogether(tx, { referralCode, senderHash, at }),
  })
  await addReferral(tx, { memberId: referrerId, referredId, holdReason, at })
}
