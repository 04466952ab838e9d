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
  status?: string,
): Promise<string | undefined> {
  const once = { table: formSubmissions, since: formSubmissions.submittedAt, key, keyLasts, bodyHash }
  const added = await insertOnce(db, once, () =>
    db
      .insert(formSubmissions)
      .values({
        formType,
        ...(status !== undefined && { status }),
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
  return added?.id
}
