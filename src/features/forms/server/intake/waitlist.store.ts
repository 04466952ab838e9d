import { and, countDistinct, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { batchWrites } from '#platform/server/database/batch-writes.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Audience } from '../../contract/choices.ts'
import type { WaitlistInput } from '../../contract/waitlist.ts'
import { waitlistConfirmation } from '../mail/confirmation-jobs.ts'
import { waitlistSubmissions as entries } from '../forms.tables.ts'
import { insertOnce } from './insert-once.store.ts'
import type { Referral, SubmissionMeta } from './read-submission.ts'

type NewEntry = Omit<typeof entries.$inferInsert, 'idempotencyKey' | 'bodyHash'> & {
  idempotencyKey: string | undefined
  bodyHash: string | undefined
}

/**
 * Stores an entry unless it exists and returns the audience to thank; for a retry, that of the first attempt.
 * Concurrent entries are batched with their confirmation jobs, to handle the load of a launch.
 */
export function createWaitlist(database: Database, jobs: Jobs) {
  const insert = batchWrites((rows: NewEntry[]) => insertTogether({ database, jobs }, rows), {
    isRepeatable: true,
  })
  return {
    async join(
      input: WaitlistInput,
      { referral, ...meta }: SubmissionMeta & { referral?: Referral | undefined },
    ): Promise<Audience> {
      const row = toRow(input, meta, referral)
      if ((await insert(row)) || row.idempotencyKey === undefined) return row.userType
      return resolveRepeat({ database, jobs }, row, row.idempotencyKey)
    },
  }
}

function toRow(
  { homepage: _homepage, shownAt: _shownAt, sentAt: _sentAt, ...entry }: WaitlistInput,
  { key, bodyHash, spamReason }: SubmissionMeta,
  referral: Referral | undefined,
): NewEntry {
  return {
    ...entry,
    formType: 'waitlist',
    emailKey: normalizeEmail(entry.email),
    isSpam: spamReason !== undefined,
    spamReason,
    idempotencyKey: key,
    bodyHash,
    ...referral,
  }
}

type Stored = { id: string; user_type: string; email_key: string; is_spam: boolean }
type Deps = { database: Database; jobs: Jobs }

/** One statement for all rows; returns for each whether it was inserted. */
async function insertTogether({ database, jobs }: Deps, rows: NewEntry[]): Promise<boolean[]> {
  const statement = sql`
    insert into waitlist_submissions
      (form_type, user_type, email, email_key, content_type, funding_target, contribution_size, return_model,
       investor_type, check_size, is_spam, spam_reason, idempotency_key, body_hash, referral_code, sender_hash,
       confirmed_at)
    select "formType", "userType", email, "emailKey", "contentType", "fundingTarget", "contributionSize", "returnModel",
      "investorType", "checkSize", "isSpam", "spamReason", "idempotencyKey", "bodyHash", "referralCode",
      "senderHash", null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(
      "formType" text, "userType" text, email text, "emailKey" text, "contentType" text, "fundingTarget" text,
      "contributionSize" text, "returnModel" text, "investorType" text, "checkSize" text, "isSpam" boolean,
      "spamReason" text, "idempotencyKey" text, "bodyHash" text, "referralCode" text, "senderHash" text
    )
    on conflict do nothing
    returning id, user_type, email_key, is_spam`
  const stored = await database.transaction(async (tx) => {
    const added = (await tx.execute(statement)).rows as Stored[]
    const genuine = added.filter((row) => !row.is_spam)
    await jobs.sendAll(
      tx,
      waitlistConfirmation,
      genuine.map(({ id }) => ({ entryId: id })),
    )
    return added
  })
  const storedKeys = new Set(stored.map((row) => identity(row.user_type, row.email_key, row.is_spam)))
  return rows.map((row) => storedKeys.has(identity(row.userType, row.emailKey, row.isSpam ?? false)))
}

const identity = (userType: string, emailKey: string, isSpam: boolean) => `${userType} ${isSpam} ${emailKey}`

/** Nothing was inserted because the key was used, recently or long ago, or the address is already listed. */
async function resolveRepeat({ database, jobs }: Deps, row: NewEntry, key: string): Promise<Audience> {
  const { bodyHash } = row
  const once = { table: entries, since: entries.submittedAt, key, keyLasts: '24 hours', bodyHash } as const
  const stored = await database.transaction(async (tx) => {
    const added = await insertOnce(tx, once, () =>
      tx
        .insert(entries)
        .values({ ...row, confirmedAt: null })
        .onConflictDoNothing()
        .returning({ id: entries.id, userType: entries.userType }),
    )
    if (added && !row.isSpam) await jobs.send(tx, waitlistConfirmation, { entryId: added.id })
    return added
  })
  if (stored) return stored.userType
  const [first] = await database.db
    .select({ userType: entries.userType })
    .from(entries)
    .where(eq(entries.idempotencyKey, key))
  return first?.userType ?? row.userType
}

/** Locked until the transaction ends, so that an entry is confirmed once. Without spam. */
export const lockEntries = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: entries.id, confirmedAt: entries.confirmedAt })
    .from(entries)
    .where(and(inArray(entries.id, [...ids]), eq(entries.isSpam, false)))
    // In one order, so that two batches can't block each other.
    .orderBy(entries.id)
    .for('update')

export async function confirmEntries(tx: Db, ids: readonly string[]) {
  await tx
    .update(entries)
    .set({ confirmedAt: sql`now()` })
    .where(inArray(entries.id, [...ids]))
}

/** People, not entries: one person may be on two lists. */
export async function countConfirmedPeople(db: Db): Promise<number> {
  const [found] = await db
    .select({ people: countDistinct(entries.emailKey) })
    .from(entries)
    .where(and(eq(entries.isSpam, false), isNotNull(entries.confirmedAt)))
  return found?.people ?? 0
}

/** Deletes the hashes of senders after a week; bursts are noticed within a day. */
export async function forgetSenders(db: Db) {
  await db
    .update(entries)
    .set({ senderHash: null })
    .where(
      and(
        isNotNull(entries.referralCode),
        isNotNull(entries.senderHash),
        lt(entries.submittedAt, sql`now() - interval '7 days'`),
      ),
    )
}

export async function findUnconfirmedEntry(db: Db, id: string) {
  const [found] = await db
    .select({ id: entries.id, email: entries.email, userType: entries.userType })
    .from(entries)
    .where(and(eq(entries.id, id), eq(entries.isSpam, false), isNull(entries.confirmedAt)))
  return found
}

/** What the owner of a confirmed address answered on the creators waitlist. */
export async function findWaitlistAnswers(db: Db, email: string) {
  const [found] = await db
    .select({ contentType: entries.contentType })
    .from(entries)
    .where(
      and(
        eq(entries.emailKey, normalizeEmail(email)),
        eq(entries.userType, 'creators'),
        eq(entries.isSpam, false),
        isNotNull(entries.confirmedAt),
      ),
    )
  return found
}
