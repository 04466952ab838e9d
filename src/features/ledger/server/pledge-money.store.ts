import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { TransactionKind } from '../contract/ledger.ts'

/** What each pledge of a campaign got by distributions; a reversal counts with what it reverses. */
export async function readDistributed(db: Db, campaignId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ pledge: string; amount: number }>(sql`
    select e.pledge_id as pledge, sum(e.amount)::float8 as amount
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    left join ledger_transactions o on o.id = t.reverses
    where e.campaign_id = ${campaignId} and e.kind = 'backers' and coalesce(o.kind, t.kind) = 'distribution'
    group by 1`)
  return new Map(rows.map(({ pledge, amount }) => [pledge, amount]))
}

export type PledgeEntry = {
  key: string
  kind: TransactionKind
  /** The key of the transaction that this one takes back. */
  reverses: string | null
  amount: number
  at: Date
}

/** What a backer has paid and got, oldest first. */
export async function readPledgeEntries(
  db: Db,
  campaignId: string,
  pledgeId: string,
): Promise<PledgeEntry[]> {
  const { rows } = await db.execute<Omit<PledgeEntry, 'at'> & { at: number }>(sql`
    select t.key, t.kind, o.key as reverses, e.amount::float8 as amount,
      (extract(epoch from t.created_at) * 1000)::float8 as at
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    left join ledger_transactions o on o.id = t.reverses
    where e.campaign_id = ${campaignId} and e.kind = 'backers' and e.pledge_id = ${pledgeId}
    order by t.created_at, t.id`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
