import { and, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { DeliveryInput } from '../../contract/deliveries.ts'
import { campaignPledges as pledges } from '../pledges/pledge.tables.ts'

const isReward = (campaignId: string) =>
  and(
    eq(pledges.campaignId, campaignId),
    eq(pledges.status, 'charged'),
    eq(pledges.model, 'rewards'),
    isNotNull(pledges.reward),
  )

/** Paid pledges by reward and by where it is. */
export const countDeliveries = (db: Db, campaignId: string) =>
  db
    .select({ reward: sql<number>`${pledges.reward}`, delivery: pledges.delivery, count: count() })
    .from(pledges)
    .where(isReward(campaignId))
    .groupBy(pledges.reward, pledges.delivery)
    .orderBy(pledges.reward)

/** What has arrived stays so when all are marked as sent; a single one can be corrected. */
export async function markDeliveries(
  db: Db,
  campaignId: string,
  { status, reward, pledgeIds }: DeliveryInput,
): Promise<void> {
  const isEarlier = status === 'sent' ? isNull(pledges.delivery) : undefined
  await db
    .update(pledges)
    .set({ delivery: status, updatedAt: sql`now()` })
    .where(
      and(
        isReward(campaignId),
        reward === null ? undefined : eq(pledges.reward, reward),
        pledgeIds === null ? isEarlier : inArray(pledges.id, pledgeIds),
        or(isNull(pledges.delivery), sql`${pledges.delivery} <> ${status}`),
      ),
    )
}
