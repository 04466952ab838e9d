import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { isUniqueViolation } from '#platform/server/error-causes.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Collection } from '#features/forms/contract/form-paths.ts'
import { reviewMessages } from '../contract/review-lists.ts'
import { newsletterConfirmation, waitlistConfirmation } from '#features/forms/server.ts'
import { lockSubmission, clearSpamReason } from './review.store.ts'
import type { StoredSubmission } from './stored-submission.ts'

/**
 * Moves a submission to its list. Sends the confirmation email that was held back, but no team notifications,
 * because the team is looking at the message. Anything that isn't spam is unchanged.
 */
export function markNotSpam(
  { database, jobs }: { database: Database; jobs: Jobs },
  actorEmail: string,
  collection: Collection,
  id: string,
): Promise<StoredSubmission | undefined> {
  const cleared = database.transaction(async (tx) => {
    const submission = await lockSubmission(tx, collection, id)
    if (!submission?.row.isSpam) return submission
    const { spamReason } = submission.row
    await writeAudit(tx, {
      actorEmail,
      action: 'spam_mark_cleared',
      subject: `${collection}/${id}`,
      details: { before: spamReason },
    })
    if (collection === 'newsletter') await jobs.send(tx, newsletterConfirmation, { subscriptionId: id })
    if (collection === 'waitlist') await jobs.send(tx, waitlistConfirmation, { entryId: id })
    return clearSpamReason(tx, collection, id, new Date())
  })
  return cleared.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('ABORTED', reviewMessages.joinedSince, { cause: error })
  })
}
