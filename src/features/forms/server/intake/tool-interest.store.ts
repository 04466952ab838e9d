import { and, eq, sql } from 'drizzle-orm'
import { emailAddress } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { OtherFormInput } from '../../contract/other-form.ts'
import { toolInterestType } from '../../contract/tool-interest.ts'
import { formSubmissions } from '../forms.tables.ts'
import { addOtherForm } from './other-form.store.ts'
import type { SubmissionMeta } from './read-submission.ts'

const unconfirmed = 'unconfirmed'

/** Stores the wish once per address and tool: a unique index ignores the second. Returns the ID if an email must be sent. */
export async function addToolInterest(
  db: Db,
  input: OtherFormInput,
  meta: SubmissionMeta,
): Promise<string | undefined> {
  const email = emailAddress.safeParse(input.fields['email'])
  if (!email.success || meta.spamReason !== undefined) {
    await addOtherForm(db, toolInterestType, input, meta)
    return undefined
  }
  return addOtherForm(db, toolInterestType, input, meta, unconfirmed)
}

const isInterest = and(eq(formSubmissions.formType, toolInterestType), eq(formSubmissions.isSpam, false))

export async function findUnconfirmedInterest(db: Db, id: string) {
  const [found] = await db
    .select({ id: formSubmissions.id, email: sql<string>`btrim(${formSubmissions.fields} ->> 'email')` })
    .from(formSubmissions)
    .where(and(isInterest, eq(formSubmissions.id, id), eq(formSubmissions.status, unconfirmed)))
  return found
}

/** Returns whether there is such a wish. Confirming again changes nothing. */
export async function confirmInterest(db: Db, id: string): Promise<boolean> {
  const confirmed = await db
    .update(formSubmissions)
    .set({ status: 'confirmed', updatedAt: sql`now()` })
    .where(and(isInterest, eq(formSubmissions.id, id)))
  return confirmed.rowCount === 1
}
