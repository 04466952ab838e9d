import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { AccountKind, Currency } from '../contract/ledger.ts'
import type { Transaction } from '../domain/transactions.ts'
import {
  ledgerAccounts as accounts,
  ledgerEntries as entries,
  ledgerTotals as totals,
  ledgerTransactions as transactions,
} from './ledger.tables.ts'

type Account = { campaignId: string; kind: AccountKind; currency: Currency }

/** Opens accounts that don't exist yet. */
export async function openAccounts(db: Db, opened: Account[]) {
  if (opened.length > 0) await db.insert(accounts).values(opened).onConflictDoNothing()
}

/**
 * Writes transactions in one statement. One whose key exists is not written again; if it moved something else,
 * the caller has mixed up two causes, and nothing is written.
 */
export async function post(tx: Db, posted: readonly Transaction[]): Promise<{ written: string[] }> {
  if (posted.length === 0) return { written: [] }
  const { rows } = await tx.execute<{ key: string }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(posted)}::jsonb)
      as given(key text, kind text, currency text, reverses uuid, reason text, entries jsonb)
    ), written as (
      insert into ledger_transactions (key, kind, reverses, reason)
      select key, kind, reverses, reason from given
      on conflict (key) do nothing
      returning id, key
    ), added as (
      insert into ledger_entries (transaction_id, position, campaign_id, kind, currency, pledge_id, amount)
      select written.id, entry.position, (entry.value->>'campaignId')::uuid, entry.value->>'kind', given.currency,
        (entry.value->>'pledgeId')::uuid, (entry.value->>'amount')::bigint
      from written join given using (key)
      cross join jsonb_array_elements(given.entries) with ordinality as entry(value, position)
    )
    select key from written`)
  const written = rows.map(({ key }) => key)
  const isWritten = new Set(written)
  const existing = posted.filter(({ key }) => !isWritten.has(key))
  if (existing.length > 0) await requireSame(tx, existing)
  return { written }
}

async function requireSame(tx: Db, expected: readonly Transaction[]) {
  const stored = new Map(
    (
      await readTransactions(
        tx,
        expected.map(({ key }) => key),
      )
    ).map((one) => [one.key, one]),
  )
  for (const one of expected) {
    const { key, kind, currency, entries: moved } = one
    if (
      JSON.stringify(stored.get(key)) !== JSON.stringify({ key, kind, currency, entries: moved.map(inOrder) })
    )
      throw new Error(`The ledger has another transaction with the key ${key}`)
  }
}

const inOrder = ({ campaignId, kind, pledgeId, amount }: Transaction['entries'][number]) => ({
  campaignId,
  kind,
  pledgeId,
  amount,
})

/** Stored transactions by key, with their entries in order. */
export async function readTransactions(db: Db, keys: string[]): Promise<Transaction[]> {
  const rows = await db
    .select({
      key: transactions.key,
      kind: transactions.kind,
      currency: entries.currency,
      entry: {
        campaignId: entries.campaignId,
        kind: entries.kind,
        pledgeId: entries.pledgeId,
        amount: entries.amount,
      },
    })
    .from(transactions)
    .innerJoin(entries, eq(entries.transactionId, transactions.id))
    .where(inArray(transactions.key, keys))
    .orderBy(asc(transactions.key), asc(entries.position))
  const found = new Map<string, Transaction>()
  for (const { key, kind, currency, entry } of rows) {
    const one = found.get(key) ?? { key, kind, currency, entries: [] }
    one.entries.push(entry)
    found.set(key, one)
  }
  return [...found.values()]
}

/** Takes back a transaction by writing its opposite. The second reversal of one transaction is not written. */
export async function reverse(tx: Db, key: string, reason: string): Promise<{ written: string[] }> {
  const [original] = await readTransactions(tx, [key])
  const [stored] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(eq(transactions.key, key))
  if (!original || !stored) throw new Error(`The ledger has no transaction with the key ${key}`)
  const opposite: Transaction & { reverses: string; reason: string } = {
    ...original,
    key: `reversal:${stored.id}`,
    kind: 'reversal',
    reverses: stored.id,
    reason,
    entries: original.entries.map((entry) => ({ ...entry, amount: -entry.amount })),
  }
  return post(tx, [opposite])
}

/** The sum of an account's entries, for one pledge or all. */
export async function readBalance(db: Db, { campaignId, kind, currency }: Account, pledgeId?: string) {
  const [row] = await db
    .select({ balance: sql<number>`coalesce(sum(${entries.amount}), 0)`.mapWith(Number) })
    .from(entries)
    .where(
      and(
        eq(entries.campaignId, campaignId),
        eq(entries.kind, kind),
        eq(entries.currency, currency),
        pledgeId === undefined ? undefined : eq(entries.pledgeId, pledgeId),
      ),
    )
  return row!.balance
}

/** The balance of every account of some campaigns. */
export const readBalances = (db: Db, campaignIds: readonly string[]) =>
  db
    .select({
      campaignId: entries.campaignId,
      kind: entries.kind,
      amount: sql<number>`sum(${entries.amount})`.mapWith(Number),
    })
    .from(entries)
    .where(inArray(entries.campaignId, [...campaignIds]))
    .groupBy(entries.campaignId, entries.kind)
    .orderBy(entries.kind)

/** What each kind of transaction has moved on an account; a reversal counts with what it reverses. */
export async function readMoved(
  db: Db,
  { campaignId, kind, currency }: Account & { kind: 'escrow' | 'creator' },
) {
  const rows = await db
    .select({ cause: totals.cause, amount: totals.amount })
    .from(totals)
    .where(and(eq(totals.campaignId, campaignId), eq(totals.kind, kind), eq(totals.currency, currency)))
  return new Map(rows.map(({ cause, amount }) => [cause, amount]))
}
