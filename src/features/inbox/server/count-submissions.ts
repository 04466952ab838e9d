import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { Overview } from '../contract/overview.ts'
import { submissionCounts } from '#features/forms/server.ts'

type Counts = Pick<
  Overview,
  'counts' | 'waitlistStatuses' | 'unreadContacts' | 'activeSubscribers' | 'unconfirmedSubscribers'
>

/** Reads the counters that triggers maintain, so its cost doesn't grow with the number of submissions. */
export async function countSubmissions(db: Db): Promise<Counts> {
  const rows = await db
    .select({
      collection: submissionCounts.collection,
      state: submissionCounts.state,
      isSpam: submissionCounts.isSpam,
      amount: sql<number>`sum(${submissionCounts.amount})`.mapWith(Number),
    })
    .from(submissionCounts)
    .groupBy(submissionCounts.collection, submissionCounts.state, submissionCounts.isSpam)
  const sum = (counted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(counted).reduce((total, { amount }) => total + amount, 0)
  const all = (collection: string) => sum((row) => row.collection === collection && !row.isSpam)
  const of = (collection: string, state: string) =>
    sum((row) => row.collection === collection && row.state === state && !row.isSpam)
  return {
    counts: {
      waitlist: all('waitlist'),
      contact: all('contact'),
      newsletter: all('newsletter'),
      feedback: all('feedback'),
      other: all('other'),
      spam: sum(({ isSpam }) => isSpam),
    },
    waitlistStatuses: {
      pending: of('waitlist', 'pending'),
      approved: of('waitlist', 'approved'),
      rejected: of('waitlist', 'rejected'),
      contacted: of('waitlist', 'contacted'),
    },
    unreadContacts: of('contact', 'false'),
    activeSubscribers: of('newsletter', 'active'),
    unconfirmedSubscribers: of('newsletter', 'unconfirmed'),
  }
}
