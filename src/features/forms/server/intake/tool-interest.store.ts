import { and, eq, sql } from 'drizzle-orm'
import { emailAddress } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { OtherFormInput } from '../../contract/other-form.ts'
import { toolInterestType } from '../../contract/tool-interest.ts'
import { formSubmissions } from '../forms.tables.ts'
import { addOtherForm } from './other-form.store.ts'
import type { SubmissionMeta } from './read-submission.ts'

const unconfirmed = 'unconfirmed'

/**
 * The address to ask, if there is such a tool. Any client can send any fields, and the name of an invented tool
 * would otherwise be worth another email.
 */
export function findAddressToAsk(
  { fields: { toolId, email } }: Pick<OtherFormInput, 'fields'>,
  isTool: (id: string) => boolean,
): string | undefined {
  return typeof toolId === 'string' && isTool(toolId) ? emailAddress.safeParse(email).data : undefined
}

/** Stores the wish once per address and tool: a unique index ignores the second. Returns the ID if it is new. */
export const addToolInterest = (db: Db, input: OtherFormInput, meta: SubmissionMeta) =>
  addOtherForm(db, toolInterestType, input, meta, unconfirmed)

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
