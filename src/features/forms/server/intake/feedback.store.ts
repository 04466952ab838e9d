import type { Db } from '#platform/server/database/database.ts'
import type { FeedbackInput } from '../../contract/feedback.ts'
import { feedbackSubmissions } from '../forms.tables.ts'
import { insertOnce } from './insert-once.store.ts'
import type { SubmissionMeta } from './read-submission.ts'

export async function addFeedback(
  db: Db,
  { rating, message }: FeedbackInput,
  { key, keyLasts, bodyHash, spamReason }: SubmissionMeta,
): Promise<void> {
  const once = { table: feedbackSubmissions, since: feedbackSubmissions.submittedAt, key, keyLasts, bodyHash }
  await insertOnce(db, once, () =>
    db
      .insert(feedbackSubmissions)
      .values({
        rating,
        message,
        formType: 'feedback',
        isSpam: spamReason !== undefined,
        spamReason,
        idempotencyKey: key,
        bodyHash,
      })
      .onConflictDoNothing()
      .returning({ id: feedbackSubmissions.id }),
  )
}
