import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { Audience } from '#features/forms/contract/choices.ts'
import { waitlistSubmissions } from '#features/forms/server.ts'
import { generatedId, instant, instantMs, instantMsNow } from '#platform/server/database/columns.ts'
import type { SkipReason } from '../contract/wave-texts.ts'
import type { WaveRule } from '../contract/waves.ts'
import type { CreditKind, CreditReason } from '../contract/credits.ts'

/**
 * Everyone with a confirmed address, once per list. Created by a trigger, so that every version and every way
 * to confirm an address leads here. Deleting the entry keeps an anonymous row for the ledger.
 */
export const launchMembers = pgTable(
  'launch_members',
  {
    id: generatedId(),
    entryId: uuid()
      .unique()
      .references(() => waitlistSubmissions.id, { onDelete: 'set null' }),
    audience: text().$type<Audience>().notNull(),
    confirmedAt: instantMs().notNull(),
    /** The sum of the ledger, maintained by a trigger. */
    credits: integer().notNull().default(0),
    /** The code of the referral link. Removed with the entry. */
    code: text()
      .unique()
      .default(sql`substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`),
    /** Set when the person got in or was deleted. */
    leftAt: instant(),
  },
  (table) => [
    index('launch_members_line')
      .on(table.audience, table.credits.desc(), table.confirmedAt, table.id)
      .where(sql`${table.leftAt} is null`),
  ],
)

/**
 * The referral ledger. A trigger rejects every update and deletion; a correction is another row that names the
 * one it corrects.
 */
export const launchCredits = pgTable(
  'launch_credits',
  {
    id: generatedId(),
    /** Who earns the credit. */
    memberId: uuid()
      .notNull()
      .references(() => launchMembers.id),
    /** Who joined through their link. */
    referredId: uuid()
      .notNull()
      .references(() => launchMembers.id),
    kind: text().$type<CreditKind>().notNull(),
    amount: integer().notNull(),
    reason: text().$type<CreditReason>().notNull(),
    releaseOf: uuid()
      .unique()
      .references((): AnyPgColumn => launchCredits.id),
    reversalOf: uuid()
      .unique()
      .references((): AnyPgColumn => launchCredits.id),
    createdAt: instantMsNow(),
  },
  (table) => [
    check(
      'launch_credits_amount',
      sql`(${table.kind} = 'credit' and ${table.amount} = 1 and ${table.releaseOf} is null and ${table.reversalOf} is null)
        or (${table.kind} = 'hold' and ${table.amount} = 0 and ${table.releaseOf} is null and ${table.reversalOf} is null)
        or (${table.kind} = 'release' and ${table.amount} = 1 and ${table.releaseOf} is not null and ${table.reversalOf} is null)
        or (${table.kind} = 'reversal' and ${table.amount} = -1 and ${table.releaseOf} is null and ${table.reversalOf} is not null)`,
    ),
    // A referral counts once, however often and from wherever it is confirmed.
    uniqueIndex('launch_credits_referral')
      .on(table.referredId)
      .where(sql`${table.kind} in ('credit', 'hold')`),
    index().on(table.memberId, table.createdAt),
    index('launch_credits_held')
      .on(table.createdAt, table.id)
      .where(sql`${table.kind} = 'hold'`),
    index().on(table.createdAt, table.id),
  ],
)

/**
 * How many people wait, per number of credits, day and minute, so that a place in line is a few sums instead
 * of a count over everyone. Maintained by triggers in the same transaction.
 */
export const launchLineCounts = pgTable(
  'launch_line_counts',
  {
    audience: text().$type<Audience>().notNull(),
    grain: text().$type<'all' | 'day' | 'minute'>().notNull(),
    credits: integer().notNull(),
    startsAt: instant().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.audience, table.grain, table.credits, table.startsAt] })],
)

/** Links to someone's private page, sent by email only. Several work, so that a new one doesn't end the old. */
export const launchPageLinks = pgTable(
  'launch_page_links',
  {
    tokenHash: text().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => launchMembers.id, { onDelete: 'cascade' }),
    createdAt: instantMsNow(),
  },
  (table) => [index().on(table.memberId, table.createdAt)],
)

/** A group of people who are invited together. The dry run stores whom; sending invites those still eligible. */
export const launchWaves = pgTable('launch_waves', {
  id: generatedId(),
  rule: jsonb().$type<WaveRule>().notNull(),
  createdAt: instantMsNow(),
  createdBy: text().notNull(),
  sentAt: instantMs(),
  expiresAt: instantMs(),
})

/** Bound to a person on a list; kept as the report of the wave. */
export const launchInvites = pgTable(
  'launch_invites',
  {
    id: generatedId(),
    waveId: uuid()
      .notNull()
      .references(() => launchWaves.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => launchMembers.id, { onDelete: 'cascade' }),
    /** The order in line at the time of the dry run. */
    position: integer().notNull(),
    skipReason: text().$type<SkipReason>(),
    sentAt: instantMs(),
    expiresAt: instantMs(),
    openedAt: instantMs(),
    remindedAt: instantMs(),
    redeemedAt: instantMs(),
  },
  (table) => [
    unique('launch_invites_once').on(table.waveId, table.memberId),
    index().on(table.memberId),
    index('launch_invites_open')
      .on(table.expiresAt)
      .where(sql`${table.sentAt} is not null and ${table.redeemedAt} is null`),
  ],
)

/** Links to an invitation, one per email. Any of them works, but the invitation is accepted once. */
export const launchInviteLinks = pgTable(
  'launch_invite_links',
  {
    tokenHash: text().primaryKey(),
    inviteId: uuid()
      .notNull()
      .references(() => launchInvites.id, { onDelete: 'cascade' }),
    createdAt: instantMsNow(),
  },
  (table) => [index().on(table.inviteId)],
)
