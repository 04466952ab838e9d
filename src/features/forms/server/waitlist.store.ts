import { eq, sql } from 'drizzle-orm'
import { comparableEmail } from '#platform/common/text.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { gatherWrites } from '#platform/server/database/gather-writes.ts'
import { runPrepared } from '#platform/server/database/run-prepared.ts'
import type { Audience } from '#features/analytics/contract/funnel.ts'
import type { WaitlistInput } from '../contract/waitlist.ts'
import { waitlistSubmissions as entries } from './forms.tables.ts'
import { insertOnce } from './insert-once.store.ts'
import type { Envelope } from './read-submission.ts'

type NewEntry = Omit<typeof entries.$inferInsert, 'idempotencyKey'> & { idempotencyKey: string | undefined }

/**
 * Stores an entry, unless it is there. Answers with the audience to thank: for a retry, that of the first try. A launch
 * brings many at once, so entries that arrive together are written together.
 */
export function createWaitlist(database: Database) {
  const insert = gatherWrites((rows: NewEntry[]) => insertTogether(database, rows))
  return {
    async join(input: WaitlistInput, envelope: Envelope): Promise<Audience> {
      const row = toRow(input, envelope)
      if ((await insert(row)) || row.idempotencyKey === undefined) return row.userType
      return answerRepeat(database.db, row, row.idempotencyKey)
    },
  }
}

function toRow(
  { homepage: _homepage, shownAt: _shownAt, sentAt: _sentAt, ...entry }: WaitlistInput,
  { key, spamReason }: Envelope,
): NewEntry {
  return {
    ...entry,
    formType: 'waitlist',
    emailKey: comparableEmail(entry.email),
    isSpam: spamReason !== undefined,
    spamReason,
    idempotencyKey: key,
  }
}

type Stored = { user_type: string; email_key: string; is_spam: boolean }

/** One statement for all of them, planned once; tells for each whether a row of its address went in. */
async function insertTogether(database: Database, rows: NewEntry[]): Promise<boolean[]> {
  const statement = sql`
    insert into waitlist_submissions
      (form_type, user_type, email, email_key, content_type, funding_target, contribution_size, return_model,
       investor_type, check_size, is_spam, spam_reason, idempotency_key)
    select "formType", "userType", email, "emailKey", "contentType", "fundingTarget", "contributionSize", "returnModel",
      "investorType", "checkSize", "isSpam", "spamReason", "idempotencyKey"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(
      "formType" text, "userType" text, email text, "emailKey" text, "contentType" text, "fundingTarget" text,
      "contributionSize" text, "returnModel" text, "investorType" text, "checkSize" text, "isSpam" boolean,
      "spamReason" text, "idempotencyKey" text
    )
    on conflict do nothing
    returning user_type, email_key, is_spam`
  const stored = (await runPrepared(database, 'join_waitlist', statement)).rows as Stored[]
  const known = new Set(stored.map((row) => identity(row.user_type, row.email_key, row.is_spam)))
  return rows.map((row) => known.has(identity(row.userType, row.emailKey, row.isSpam ?? false)))
}

const identity = (userType: string, emailKey: string, isSpam: boolean) => `${userType} ${isSpam} ${emailKey}`

/** Nothing went in: the key has been used, today or long ago, or the address is on the list. */
async function answerRepeat(db: Db, row: NewEntry, key: string): Promise<Audience> {
  const once = { table: entries, since: entries.submittedAt, key, keyLasts: '24 hours' } as const
  const stored = await insertOnce(db, once, () =>
    db.insert(entries).values(row).onConflictDoNothing().returning({ userType: entries.userType }),
  )
  if (stored) return stored.userType
  const [first] = await db
    .select({ userType: entries.userType })
    .from(entries)
    .where(eq(entries.idempotencyKey, key))
  return first?.userType ?? row.userType
}
