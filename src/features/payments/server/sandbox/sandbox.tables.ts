import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '#features/ledger/contract/ledger.ts'
import { generatedId, instant, instantNow } from '#platform/server/database/columns.ts'
import type { SandboxEventKind, SandboxEventState } from '../../contract/sandbox.ts'
import type { DeclineReason, TestCard } from '../../contract/test-cards.ts'

export const sandboxClock = pgTable(
  'sandbox_clock',
  { id: integer().primaryKey(), aheadMs: bigint({ mode: 'number' }).notNull() },
  (table) => [check('sandbox_clock_one_row', sql`${table.id} = 1`)],
)

export const sandboxMethods = pgTable(
  'sandbox_methods',
  {
    id: generatedId(),
    key: text().notNull().unique(),
    holder: text().notNull(),
    card: text().$type<TestCard>().notNull(),
    createdAt: instantNow(),
  },
  (table) => [index().on(table.holder)],
)

/** A payment is pending until `settlesAt`, so that nothing has to change it later. */
export const sandboxPayments = pgTable('sandbox_payments', {
  key: text().primaryKey(),
  reference: text().notNull().unique(),
  kind: text().$type<'charge' | 'refund' | 'share' | 'payout' | 'payout-return'>().notNull(),
  methodId: text().notNull(),
  amountMinor: bigint({ mode: 'number' }).notNull(),
  currency: text().$type<Currency>().notNull(),
  declined: text().$type<DeclineReason>(),
  settlesAt: instant().notNull(),
  createdAt: instantNow(),
})

export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: generatedId(),
    key: text().notNull(),
    kind: text().$type<SandboxEventKind>().notNull(),
    state: text().$type<SandboxEventState>().notNull().default('waiting'),
    position: integer().notNull(),
    times: integer().notNull(),
    deliveries: integer().notNull().default(0),
    dueAt: instant().notNull(),
  },
  (table) => [
    index('sandbox_events_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index().on(table.key),
  ],
)
