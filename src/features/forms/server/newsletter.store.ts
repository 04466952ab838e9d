import { and, eq } from 'drizzle-orm'
import { comparableEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { newsletterSubscriptions as subscriptions } from './forms.tables.ts'

/** Stores the address, or takes it up again. Answers with the id when that changed anything, so that only then a mail goes out. */
export async function subscribe(db: Db, email: string): Promise<string | undefined> {
  const [changed] = await db
    .insert(subscriptions)
    .values({ email, emailKey: comparableEmail(email) })
    .onConflictDoUpdate({
      target: subscriptions.emailKey,
      set: { status: 'active' },
      setWhere: eq(subscriptions.status, 'inactive'),
    })
    .returning({ id: subscriptions.id })
  return changed?.id
}

export async function unsubscribe(db: Db, id: string): Promise<void> {
  await db.update(subscriptions).set({ status: 'inactive' }).where(eq(subscriptions.id, id))
}

export async function findActiveSubscription(db: Db, id: string) {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'active')))
  return found
}
