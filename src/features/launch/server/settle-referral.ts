import type { WaitlistHooks } from '#features/forms/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { placeTexts } from '../contract/place-texts.ts'
import { findHoldReason } from '../domain/find-hold-reason.ts'
import { lockLines } from './line.store.ts'
import { addPageLink, findMemberOf } from './page-links.store.ts'
import { placeMail, placePath } from './place-mail.ts'
import {
  addReferral,
  countJoinedTogether,
  findAudiences,
  findReferral,
  listReferrers,
} from './referrals.store.ts'

/** Passed to the confirmation of a waitlist entry, so that everything happens in its transaction. */
export const createWaitlistHooks = (jobs: Jobs): WaitlistHooks => ({
  beforeConfirmation: async (tx, entryId) => lockLines(tx, await findAudiences(tx, entryId)),
  async afterConfirmation(tx, entryId) {
    await settleReferral(tx, entryId)
    const member = await findMemberOf(tx, entryId)
    if (member) await jobs.send(tx, placeMail, { memberId: member.id })
  },
  async findNextPage(tx, entryId) {
    const member = await findMemberOf(tx, entryId)
    return member && { label: placeTexts.see, path: placePath(await addPageLink(tx, member.id)) }
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
