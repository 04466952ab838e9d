import type { Db } from '#platform/server/database/database.ts'
import type { OtherFormInput } from '../../contract/other-form.ts'
import { formSubmissions } from '../forms.tables.ts'
import { insertOnce } from './insert-once.store.ts'
import type { SubmissionMeta } from './read-submission.ts'

export async function addOtherForm(
  db: Db,
  formType: string,
  { fields, userType, sessionId }: OtherFormInput,
  { key, keyLasts, bodyHash, spamReason }: SubmissionMeta,
): Promise<void> {
  const once = { table: formSubmissions, since: formSubmissions.submittedAt, key, keyLasts, bodyHash }
  await insertOnce(db, once, () =>
    db
      .insert(formSubmissions)
      .values({
        formType,
        fields,
        userType,
        sessionId,
        isSpam: spamReason !== undefined,
        spamReason,
        idempotencyKey: key,
        bodyHash,
      })
      .onConflictDoNothing()
      .returning({ id: formSubmissions.id }),
  )
}
