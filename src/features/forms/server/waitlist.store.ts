import { eq } from 'drizzle-orm'
import { comparableEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Audience } from '../contract/audiences.ts'
import type { WaitlistInput } from '../contract/waitlist.ts'
import { waitlistSubmissions as entries } from './forms.tables.ts'
import { insertOnce } from './insert-once.store.ts'
import type { Envelope } from './read-submission.ts'

/** Stores the entry, unless it is there. Answers with the audience to thank: for a retry, that of the first try. */
export async function joinWaitlist(
  db: Db,
  { homepage: _homepage, shownAt: _shownAt, sentAt: _sentAt, ...entry }: WaitlistInput,
  { key, spamReason }: Envelope,
): Promise<Audience> {
  const once = { table: entries, since: entries.submittedAt, key }
  const stored = await insertOnce(db, once, () =>
    db
      .insert(entries)
      .values({
        ...entry,
        formType: 'waitlist',
        emailKey: comparableEmail(entry.email),
        isSpam: spamReason !== undefined,
        spamReason,
        idempotencyKey: key,
      })
      .onConflictDoNothing()
      .returning({ userType: entries.userType }),
  )
  return (stored ?? (await findByKey(db, key)))?.userType ?? entry.userType
}

async function findByKey(db: Db, key: string | undefined) {
  if (key === undefined) return undefined
  const [found] = await db
    .select({ userType: entries.userType })
    .from(entries)
    .where(eq(entries.idempotencyKey, key))
  return found
}
