import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'

export type BookFault = { rule: string; details: string }

/** Each statement lists what breaks its rule. */
const rules: Record<string, SQL> = {
  'Every transaction adds up to zero in each currency': sql`
    select t.key as details from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
    group by t.id, t.key, e.currency having coalesce(sum(e.amount), 1) <> 0 or count(*) < 2`,
  'A balance is the sum of its entries, and never negative': sql`
    select concat_ws(' ', a.campaign_id, a.kind, a.currency, a.balance) as details
    from ledger_accounts a left join ledger_entries e using (campaign_id, kind, currency)
    where a.kind in ('escrow', 'repayments')
    group by a.campaign_id, a.kind, a.currency, a.balance
    having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0`,
  'A total is the sum of its entries': sql`
    select concat_ws(' ', campaign_id, kind, currency, cause, sum(amount)) as details
    from (
      select campaign_id, kind, currency, cause, -amount as amount from ledger_totals
      union all
      select e.campaign_id, e.kind, e.currency, coalesce(o.kind, t.kind), e.amount
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      left join ledger_transactions o on o.id = t.reverses where e.kind in ('escrow', 'creator')
    ) as parts
    group by campaign_id, kind, currency, cause having sum(amount) <> 0`,
  'A reversal is the exact opposite of what it reverses': sql`
    select r.key as details from ledger_transactions r
    where r.reverses is not null and exists (
      (select campaign_id, kind, currency, pledge_id, amount from ledger_entries where transaction_id = r.id
        except all select campaign_id, kind, currency, pledge_id, -amount from ledger_entries where transaction_id = r.reverses)
      union all
      (select campaign_id, kind, currency, pledge_id, -amount from ledger_entries where transaction_id = r.reverses
        except all select campaign_id, kind, currency, pledge_id, amount from ledger_entries where transaction_id = r.id))`,
  'What is released was authorized before': sql`
    select concat_ws(' ', campaign_id, pledge_id, sum(amount)) as details from ledger_entries
    where kind = 'cards' group by campaign_id, pledge_id, currency having sum(amount) > 0`,
  'What a campaign may still collect is what cards may still be charged': sql`
    select concat_ws(' ', campaign_id, currency, sum(amount)) as details from ledger_entries
    where kind in ('cards', 'promises') group by campaign_id, currency having sum(amount) <> 0`,
  'A refund or chargeback never exceeds the charge': sql`
    select concat_ws(' ', e.pledge_id, sum(e.amount)) as details
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    left join ledger_transactions o on o.id = t.reverses
    where e.kind = 'backers' and coalesce(o.kind, t.kind) in ('charge', 'refund', 'chargeback')
    group by e.campaign_id, e.pledge_id, e.currency having sum(e.amount) > 0`,
}

/** Checks the rules of the ledger over everything that is stored. */
export async function auditBooks(db: Db): Promise<BookFault[]> {
  const faults: BookFault[] = []
  for (const [rule, statement] of Object.entries(rules)) {
    const { rows } = await db.execute<{ details: string }>(sql`${statement} limit 20`)
    faults.push(...rows.map(({ details }) => ({ rule, details })))
  }
  return faults
}

export type JournalEntry = {
  id: string
  key: string
  kind: string
  day: string
  account: string
  currency: string
  amount: number
}

const entriesPerPage = 5000

/** Every entry in the order of its transaction, in pages. */
export async function* readJournal(db: Db): AsyncGenerator<JournalEntry[]> {
  let last = { id: '00000000-0000-0000-0000-000000000000', position: 0 }
  for (;;) {
    const { rows } = await db.execute<JournalEntry & { position: number }>(sql`
      select t.id, t.key, t.kind, to_char(t.created_at at time zone 'utc', 'YYYY-MM-DD') as day, e.position, e.currency,
        concat_ws(':', e.campaign_id, e.kind, e.pledge_id, e.currency) as account, e.amount::float8 as amount
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where (e.transaction_id, e.position) > (${last.id}::uuid, ${last.position}::integer)
      order by e.transaction_id, e.position limit ${entriesPerPage}`)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!
  }
}

/** The balance of every account in the journal's names, without those at zero. */
export async function readBalances(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ account: string; amount: number }>(sql`
    select concat_ws(':', campaign_id, kind, pledge_id, currency) as account, sum(amount)::float8 as amount
    from ledger_entries group by campaign_id, kind, pledge_id, currency having sum(amount) <> 0`)
  return new Map(rows.map(({ account, amount }) => [account, amount]))
}

/** Lets a transaction see the books as they are now, whatever is written meanwhile. */
export const freezeBooks = async (tx: Db) =>
  void (await tx.execute(sql`set transaction isolation level repeatable read, read only`))

/** Whether the server has created the ledger's tables. */
export async function hasBooks(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select where to_regclass('ledger_accounts') is not null`)
  return rows.length > 0
}
