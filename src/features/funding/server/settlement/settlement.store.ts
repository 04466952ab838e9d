import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql, sum } from 'drizzle-orm'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { PledgeStatus } from '../../contract/pledge-choices.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'
import { campaignPledges as pledges } from '../pledges/pledge.tables.ts'
import type { PledgeRow } from '../pledges/pledge.store.ts'
import { sharePayments } from '../repayment/share-payment.tables.ts'
import { campaignTransfers as transfers } from './transfer.tables.ts'

/** Pledges of a campaign in one state, in pages by ID. */
export const listPledges = (
  db: Db,
  campaignId: string,
  status: PledgeStatus,
  page: { after: string | undefined; limit: number },
): Promise<PledgeRow[]> =>
  db
    .select()
    .from(pledges)
    .where(
      and(
        eq(pledges.campaignId, campaignId),
        eq(pledges.status, status),
        page.after === undefined ? undefined : gt(pledges.id, page.after),
      ),
    )
    .orderBy(asc(pledges.id))
    .limit(page.limit)

/** The pledge that a charge of the payment provider was for. */
export async function findByReference(
  db: Db,
  provider: PledgeRow['provider'],
  reference: string,
): Promise<PledgeRow | undefined> {
  const [found] = await db
    .select()
    .from(pledges)
    .where(and(eq(pledges.chargeReference, reference), eq(pledges.provider, provider)))
  return found
}

/** Pledges whose backer hasn't confirmed the newest terms. */
export const listOutdated = (db: Db, campaignId: string, limit: number): Promise<PledgeRow[]> =>
  db
    .select({ pledge: pledges })
    .from(pledges)
    .innerJoin(campaigns, eq(campaigns.id, pledges.campaignId))
    .where(
      and(
        eq(pledges.campaignId, campaignId),
        eq(pledges.status, 'active'),
        lt(pledges.version, campaigns.materialVersion),
      ),
    )
    .limit(limit)
    .then((rows) => rows.map(({ pledge }) => pledge))

/** In one order, so that two processes never wait for each other. */
export const lockPledges = (tx: Db, ids: readonly string[]): Promise<PledgeRow[]> =>
  tx
    .select()
    .from(pledges)
    .where(inArray(pledges.id, [...ids]))
    .orderBy(asc(pledges.id))
    .for('update')

export type Mark = { id: string; status: PledgeStatus; reference?: string; reason?: string }

/** Writes the new states in one statement. */
export async function markPledges(tx: Db, marks: readonly Mark[]) {
  if (marks.length === 0) return
  await tx.execute(sql`
    update campaign_pledges p
    set status = v.status, charge_reference = coalesce(v.reference, p.charge_reference), decline_reason = v.reason,
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as v(id uuid, status text, reference text, reason text)
    where p.id = v.id`)
}

export async function countInStates(db: Db, campaignId: string, statuses: readonly PledgeStatus[]) {
  const [row] = await db
    .select({ count: count() })
    .from(pledges)
    .where(and(eq(pledges.campaignId, campaignId), inArray(pledges.status, [...statuses])))
  return row?.count ?? 0
}

/** A pledge with the address of its backer, while there is an account. */
export async function findWithBacker(db: Db, id: string) {
  const [found] = await db
    .select({ pledge: pledges, campaign: campaigns, email: users.email })
    .from(pledges)
    .innerJoin(campaigns, eq(campaigns.id, pledges.campaignId))
    .innerJoin(users, eq(users.id, pledges.userId))
    .where(eq(pledges.id, id))
  return found
}

/** Campaigns with something left to charge, release, refund or pay out. */
export async function listUnsettled(db: Db): Promise<string[]> {
  const has = (...statuses: PledgeStatus[]) =>
    sql`exists (select from ${pledges} where ${pledges.campaignId} = ${campaigns.id} and ${inArray(pledges.status, statuses)})`
  const hasApproved = sql`exists (select from ${transfers} where ${transfers.campaignId} = ${campaigns.id} and ${eq(transfers.status, 'approved')})`
  const hasUnsent = sql`exists (select from ${sharePayments} where ${sharePayments.campaignId} = ${campaigns.id} and ${isNull(sharePayments.reference)} and ${isNull(sharePayments.failure)})`
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      or(
        eq(campaigns.status, 'settling'),
        and(eq(campaigns.status, 'failed'), has('charged')),
        and(eq(campaigns.status, 'closed'), has('active')),
        and(inArray(campaigns.status, ['funded', 'delivering', 'closed']), hasApproved),
        and(inArray(campaigns.status, ['delivering', 'closed']), hasUnsent),
      ),
    )
    .limit(500)
  return rows.map(({ id }) => id)
}

/** Campaigns after their deadline where money is involved: those with an open transfer first, then the newest. */
export const listSettled = (db: Db) =>
  db
    .select()
    .from(campaigns)
    .where(
      or(
        inArray(campaigns.status, ['settling', 'funded', 'failed', 'delivering']),
        and(eq(campaigns.status, 'closed'), gt(campaigns.pledgeCount, 0)),
      ),
    )
    .orderBy(desc(hasOpenTransfer), desc(campaigns.deadline), asc(campaigns.id))
    .limit(100)

const hasOpenTransfer = sql`exists (select from ${transfers} where ${transfers.campaignId} = ${campaigns.id} and ${inArray(transfers.status, ['proposed', 'approved'])})`

export const countByStatus = (db: Db, campaignIds: readonly string[]) =>
  db
    .select({
      campaignId: pledges.campaignId,
      status: pledges.status,
      count: count(),
      amountMinor: sum(pledges.amountMinor).mapWith(Number),
    })
    .from(pledges)
    .where(inArray(pledges.campaignId, [...campaignIds]))
    .groupBy(pledges.campaignId, pledges.status)
    .orderBy(pledges.status)
