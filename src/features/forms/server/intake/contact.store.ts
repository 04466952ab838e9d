import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { ContactInput } from '../../contract/contact.ts'
import { contactSubmissions as messages } from '../forms.tables.ts'
import { insertOnce } from './insert-once.store.ts'
import type { SubmissionMeta } from './read-submission.ts'

/** Stores the message and returns its ID, or undefined for a retry. */
export async function addContactMessage(
  db: Db,
  { name, email, message }: ContactInput,
  { key, keyLasts, bodyHash, spamReason }: SubmissionMeta,
): Promise<string | undefined> {
  const once = { table: messages, since: messages.submittedAt, key, keyLasts, bodyHash }
  const stored = await insertOnce(db, once, () =>
    db
      .insert(messages)
      .values({
        name,
        email,
        emailKey: normalizeEmail(email),
        message,
        formType: 'contact',
        isSpam: spamReason !== undefined,
        spamReason,
        idempotencyKey: key,
        bodyHash,
      })
      .onConflictDoNothing()
      .returning({ id: messages.id }),
  )
  return stored?.id
}

/** The message for its emails; undefined if it was deleted or marked as spam. */
export async function findContactMessage(db: Db, id: string) {
  const [found] = await db
    .select({ name: messages.name, email: messages.email, message: messages.message })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.isSpam, false)))
  return found
}

/** Whether the same address sent another message in the 24 hours before this one. */
export async function hasRecentMessage(db: Db, id: string): Promise<boolean> {
  const here = alias(messages, 'here')
  const [earlier] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(here, and(eq(here.id, id), eq(here.emailKey, messages.emailKey)))
    .where(
      and(
        ne(messages.id, id),
        eq(messages.isSpam, false),
        lt(messages.submittedAt, here.submittedAt),
        gt(messages.submittedAt, sql`${here.submittedAt} - interval '24 hours'`),
      ),
    )
    .limit(1)
  return earlier !== undefined
}
