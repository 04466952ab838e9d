import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { generatedId, instantMsNow } from '#platform/server/database/columns.ts'
import type { AccountKind, Currency, TransactionKind } from '../contract/ledger.ts'

const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * `balance` is maintained by a trigger, and only for the kinds that must never be overdrawn: a row that every
 * pledge updates would make them wait for each other. Other balances are sums of entries.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    campaignId: uuid().notNull(),
    kind: text().$type<AccountKind>().notNull(),
    currency: text().$type<Currency>().notNull(),
    balance: bigint({ mode: 'number' }).notNull().default(0),
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.kind, table.currency] }),
    check('ledger_accounts_not_overdrawn', sql`${table.balance} >= 0`),
    check('ledger_accounts_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
)

/** Triggers reject changes and deletions, and a transaction whose entries don't add up to zero. */
export const ledgerTransactions = pgTable('ledger_transactions', {
  id: generatedId(),
  key: text().notNull().unique(),
  kind: text().$type<TransactionKind>().notNull(),
  reverses: uuid()
    .unique()
    .references((): AnyPgColumn => ledgerTransactions.id),
  reason: text(),
  /** Lets a trigger reject entries that are added later. */
  writtenBy: transactionNumber()
    .notNull()
    .default(sql`pg_current_xact_id()`),
  createdAt: instantMsNow(),
})

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    position: integer().notNull(),
    campaignId: uuid().notNull(),
    kind: text().$type<AccountKind>().notNull(),
    currency: text().$type<Currency>().notNull(),
    pledgeId: uuid(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.position] }),
    foreignKey({
      name: 'ledger_entries_account',
      columns: [table.campaignId, table.kind, table.currency],
      foreignColumns: [ledgerAccounts.campaignId, ledgerAccounts.kind, ledgerAccounts.currency],
    }),
    index('ledger_entries_account_index').on(table.campaignId, table.kind, table.pledgeId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
    check(
      'ledger_entries_pledge',
      sql`(${table.pledgeId} is not null) = (${table.kind} in ('cards', 'backers'))`,
    ),
  ],
)

/**
 * What each kind of transaction has moved on the accounts of a campaign and its creator, kept by a trigger, so that
 * showing them doesn't read an entry per backer. A reversal counts with what it reverses.
 */
export const ledgerTotals = pgTable(
  'ledger_totals',
  {
    campaignId: uuid().notNull(),
    kind: text().$type<AccountKind>().notNull(),
    currency: text().$type<Currency>().notNull(),
    cause: text().$type<TransactionKind>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.kind, table.currency, table.cause] })],
)
