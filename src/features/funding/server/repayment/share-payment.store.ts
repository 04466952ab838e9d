import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ShareFailure } from '#features/payments/contract/share-failures.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import { campaignPledges as pledges } from '../pledges/pledge.tables.ts'
import { sharePayments as payments } from './share-payment.tables.ts'

/** What each pledge of a campaign was or is being sent. */
export async function readSent(db: Db, campaignId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: payments.pledgeId, amount: sql<number>`sum(${payments.amountMinor})`.mapWith(Number) })
    .from(payments)
    .where(eq(payments.campaignId, campaignId))
    .groupBy(payments.pledgeId)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

type Due = { pledgeId: string; amountMinor: number }

/** In one statement, because a campaign can have a hundred thousand backers. */
export async function addSharePayments(tx: Db, campaignId: string, currency: Currency, due: readonly Due[]) {
  if (due.length === 0) return
  await tx.execute(sql`
    insert into campaign_share_payments (campaign_id, pledge_id, amount_minor, currency)
    select ${campaignId}::uuid, "pledgeId", "amountMinor", ${currency}
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due("pledgeId" uuid, "amountMinor" bigint)`)
}

const isOpen = and(isNull(payments.reference), isNull(payments.failure))

/** What the payment provider hasn't answered, with the payments that the backers made. */
export const listUnsent = (db: Db, campaignId: string, limit: number) =>
  db
    .select({
      id: payments.id,
      attempt: payments.attempt,
      amountMinor: payments.amountMinor,
      currency: payments.currency,
      chargeReference: pledges.chargeReference,
    })
    .from(payments)
    .innerJoin(pledges, eq(pledges.id, payments.pledgeId))
    .where(and(eq(payments.campaignId, campaignId), isOpen))
    .orderBy(asc(payments.id))
    .limit(limit)

export type Answered = { id: string; attempt: number; reference?: string; failure?: ShareFailure }

/** What has an answer keeps it, so that a late or repeated one has no effect. */
export async function markAnswered(db: Db, answered: readonly Answered[], at: Date) {
  await db.execute(sql`
    update campaign_share_payments p set reference = v.reference, failure = v.failure,
      sent_at = case when v.reference is not null then ${at.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(answered)}::jsonb) as v(id uuid, attempt integer, reference text, failure text)
    where p.id = v.id and p.attempt = v.attempt and p.reference is null and p.failure is null`)
}

/** A share came back, whether or not the provider had answered that it was sent. */
export const markReturned = async (db: Db, id: string, attempt: number) =>
  void (await db
    .update(payments)
    .set({ failure: 'returned', reference: null, sentAt: null })
    .where(and(eq(payments.id, id), eq(payments.attempt, attempt), isNull(payments.failure))))

/** The opposite of failing: a new attempt with a key of its own. Returns how many there are. */
export async function reopenFailed(tx: Db, campaignId: string): Promise<number> {
  const reopened = await tx
    .update(payments)
    .set({ failure: null, attempt: sql`${payments.attempt} + 1` })
    .where(and(eq(payments.campaignId, campaignId), isNotNull(payments.failure)))
    .returning({ id: payments.id })
  return reopened.length
}

const total = sql<number>`coalesce(sum(${payments.amountMinor}), 0)`.mapWith(Number)

/** What a backer was sent, as the payment provider has confirmed. */
export async function sumSent(db: Db, pledgeId: string): Promise<number> {
  const [row] = await db
    .select({ total })
    .from(payments)
    .where(and(eq(payments.pledgeId, pledgeId), isNotNull(payments.reference)))
  return row!.total
}

/** What hasn't reached a campaign's backers: on its way, or failed. */
export async function readUnsent(db: Db, campaignId: string) {
  const rows = await db
    .select({ failure: payments.failure, total, count: count() })
    .from(payments)
    .where(and(eq(payments.campaignId, campaignId), isNull(payments.reference)))
    .groupBy(payments.failure)
    .orderBy(payments.failure)
  return {
    unsentMinor: rows.find(({ failure }) => failure === null)?.total ?? 0,
    failedShares: rows.flatMap(({ failure, total: amountMinor, count: payees }) =>
      failure === null ? [] : [{ failure, amountMinor, count: payees }],
    ),
  }
}
