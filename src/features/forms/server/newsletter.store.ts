import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { comparableEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { newsletterSubscriptions as subscriptions } from './forms.tables.ts'
import { insertOnce } from './insert-once.store.ts'
import type { Envelope } from './read-submission.ts'

/** What a way out is signed for: the mail carries it, so that its reader can unsubscribe without signing in. */
export const unsubscription = 'unsubscribe:'

/** Stores the address, or takes it up again. Answers with the id when that changed anything, so that only then a mail goes out. */
export async function subscribe(
  db: Db,
  email: string,
  { key, keyLasts, spamReason }: Envelope,
): Promise<string | undefined> {
  const emailKey = comparableEmail(email)
  const isSpam = spamReason !== undefined
  const once = { table: subscriptions, since: subscriptions.subscribedAt, key, keyLasts }
  const added = await insertOnce(db, once, () =>
    db
      .insert(subscriptions)
      .values({
        email,
        emailKey,
        isSpam,
        spamReason,
        status: isSpam ? 'inactive' : 'active',
        idempotencyKey: key,
      })
      .onConflictDoNothing()
      .returning({ id: subscriptions.id }),
  )
  if (added || isSpam) return added?.id
  return (await resume(db, emailKey, key))?.id
}

// A late retry of the first subscription must not undo an unsubscription: its key is known.
async function resume(db: Db, emailKey: string, key: string | undefined) {
  const earlier = alias(subscriptions, 'earlier')
  const [resumed] = await db
    .update(subscriptions)
    .set({ status: 'active', subscribedAt: sql`now()`, updatedAt: sql`now()`, idempotencyKey: key ?? null })
    .where(
      and(
        eq(subscriptions.emailKey, emailKey),
        eq(subscriptions.isSpam, false),
        eq(subscriptions.status, 'inactive'),
        key === undefined
          ? undefined
          : notExists(
              db
                .select({ one: sql`1` })
                .from(earlier)
                .where(eq(earlier.idempotencyKey, key)),
            ),
      ),
    )
    .returning({ id: subscriptions.id })
  return resumed
}

export async function unsubscribe(db: Db, id: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: 'inactive', updatedAt: sql`now()` })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'active')))
}

export async function findActiveSubscription(db: Db, id: string) {
  const [found] = await db
    .select({ id: subscriptions.id, email: subscriptions.email })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'active')))
  return found
}
