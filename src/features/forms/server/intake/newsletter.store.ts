import { and, eq, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { newsletterSubscriptions as subscriptions } from '../forms.tables.ts'
import { insertOnce } from './insert-once.store.ts'
import type { SubmissionMeta } from './read-submission.ts'

/** The purpose that unsubscribe links are signed for; they work without signing in. */
export const unsubscription = 'unsubscribe:'

/**
 * Stores the address as unconfirmed or requests confirmation again, because anyone can enter it. Returns the
 * ID if an email must be sent.
 */
export async function subscribe(
  db: Db,
  email: string,
  { key, keyLasts, bodyHash, spamReason }: SubmissionMeta,
): Promise<string | undefined> {
  const emailKey = normalizeEmail(email)
  const isSpam = spamReason !== undefined
  const once = { table: subscriptions, since: subscriptions.subscribedAt, key, keyLasts, bodyHash }
  const added = await insertOnce(db, once, () =>
    db
      .insert(subscriptions)
      .values({
        email,
        emailKey,
        isSpam,
        spamReason,
        status: isSpam ? 'inactive' : 'unconfirmed',
        idempotencyKey: key,
        bodyHash,
      })
      .onConflictDoNothing()
      .returning({ id: subscriptions.id }),
  )
  if (added || isSpam) return added?.id
  return (await requestConfirmationAgain(db, emailKey, { key, bodyHash }))?.id
}

// After an unsubscription, or a day after the last email, to avoid flooding a mailbox. A late retry of the
// first subscription is recognized by its key and doesn't undo an unsubscription.
async function requestConfirmationAgain(
  db: Db,
  emailKey: string,
  { key, bodyHash }: Pick<SubmissionMeta, 'key' | 'bodyHash'>,
) {
  const earlier = alias(subscriptions, 'earlier')
  const [updated] = await db
    .update(subscriptions)
    .set({
      status: 'unconfirmed',
      subscribedAt: sql`now()`,
      updatedAt: sql`now()`,
      idempotencyKey: key ?? null,
      bodyHash: bodyHash ?? null,
    })
    .where(
      and(
        eq(subscriptions.emailKey, emailKey),
        eq(subscriptions.isSpam, false),
        or(
          eq(subscriptions.status, 'inactive'),
          and(
            eq(subscriptions.status, 'unconfirmed'),
            lt(subscriptions.subscribedAt, sql`now() - interval '24 hours'`),
          ),
        ),
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
  return updated
}

/** Returns whether the subscription is active. An old link doesn't reactivate a canceled one. */
export async function confirmSubscription(db: Db, id: string): Promise<boolean> {
  const confirmed = await db
    .update(subscriptions)
    .set({ status: 'active', updatedAt: sql`now()` })
    .where(
      and(eq(subscriptions.id, id), eq(subscriptions.isSpam, false), ne(subscriptions.status, 'inactive')),
    )
  return confirmed.rowCount === 1
}

export async function unsubscribe(db: Db, id: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: 'inactive', updatedAt: sql`now()` })
    .where(and(eq(subscriptions.id, id), inArray(subscriptions.status, ['active', 'unconfirmed'])))
}

export const findUnconfirmedSubscription = (db: Db, id: string) => findSubscription(db, id, 'unconfirmed')
export const findActiveSubscription = (db: Db, id: string) => findSubscription(db, id, 'active')

async function findSubscription(db: Db, id: string, status: 'active' | 'unconfirmed') {
  const [found] = await db
    .select({ id: subscriptions.id, email: subscriptions.email })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.isSpam, false), eq(subscriptions.status, status)))
  return found
}
