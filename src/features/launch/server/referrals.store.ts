import { aliasedTable, and, desc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { waitlistSubmissions as entries } from '#features/forms/server.ts'
import { olderThan } from '#platform/server/database/older-than.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Position } from '#platform/server/cursor.ts'
import type { HoldReason, ReferralState } from '../contract/credits.ts'
import { launchCredits as credits, launchMembers as members } from './launch.tables.ts'

/** The lists whose counters the confirmation of each entry changes: its own, and that of a referrer. */
export async function findAudiences(db: Db, entryIds: readonly string[]) {
  const found = await db
    .select({ entryId: entries.id, own: entries.userType, referrers: members.audience })
    .from(entries)
    .leftJoin(members, eq(members.code, entries.referralCode))
    .where(inArray(entries.id, [...entryIds]))
    .orderBy(entries.id)
  return found.map(({ entryId, own, referrers }) => ({
    entryId,
    isReferred: referrers !== null,
    audiences: referrers === null ? [own] : [own, referrers],
  }))
}

/** A confirmed entry that came through a referral link, with both sides of the referral. */
export async function findReferral(db: Db, entryId: string) {
  const referrer = aliasedTable(members, 'referrer')
  const referrerEntry = aliasedTable(entries, 'referrer_entry')
  const [found] = await db
    .select({
      referralCode: entries.referralCode,
      senderHash: entries.senderHash,
      referredId: members.id,
      referred: entries.emailKey,
      referrerId: referrer.id,
      referrer: referrerEntry.emailKey,
    })
    .from(entries)
    .innerJoin(members, eq(members.entryId, entries.id))
    .innerJoin(referrer, eq(referrer.code, entries.referralCode))
    .innerJoin(referrerEntry, eq(referrerEntry.id, referrer.entryId))
    .where(and(eq(entries.id, entryId), isNotNull(entries.confirmedAt)))
  return found
}

/** Confirmed by a process of the previous version, which doesn't know the ledger. */
export async function listUnsettledEntries(db: Db, limit: number): Promise<string[]> {
  const referrer = aliasedTable(members, 'referrer')
  const rows = await db
    .select({ entryId: entries.id })
    .from(entries)
    .innerJoin(members, eq(members.entryId, entries.id))
    .innerJoin(referrer, eq(referrer.code, entries.referralCode))
    .leftJoin(credits, eq(credits.referredId, members.id))
    .where(and(isNull(credits.id), sql`${members.confirmedAt} > now() - interval '30 days'`))
    .limit(limit)
  return rows.map(({ entryId }) => entryId)
}

const longestChain = 50

/** The addresses of who referred a member, who referred them, and so on. */
export async function listReferrers(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await db.execute(sql`
    with recursive chain (id, depth) as (
      select member_id, 1 from launch_credits where referred_id = ${memberId} and kind in ('credit', 'hold')
      union
      select c.member_id, chain.depth + 1 from chain
      join launch_credits c on c.referred_id = chain.id and c.kind in ('credit', 'hold')
      where chain.depth < ${longestChain}
    )
    select distinct e.email_key
    from chain join launch_members m on m.id = chain.id join waitlist_submissions e on e.id = m.entry_id`)
  return (rows as { email_key: string }[]).map((row) => row.email_key)
}

/** How many joined through a link from one sender within a day. */
export const countJoinedTogether = (
  db: Db,
  { referralCode, senderHash, at }: { referralCode: string; senderHash: string; at: Date | undefined },
) =>
  db.$count(
    entries,
    and(
      eq(entries.referralCode, referralCode),
      eq(entries.senderHash, senderHash),
      eq(entries.isSpam, false),
      sql`${entries.submittedAt} > coalesce(${at?.toISOString() ?? null}::timestamptz, now()) - interval '1 day'`,
    ),
  )

type Referral = {
  memberId: string
  referredId: string
  holdReason: HoldReason | undefined
  at: Date | undefined
}

/** A referral that is already in the ledger stays as it is. */
export async function addReferral(db: Db, { memberId, referredId, holdReason, at }: Referral) {
  await db
    .insert(credits)
    .values({
      memberId,
      referredId,
      kind: holdReason ? 'hold' : 'credit',
      amount: holdReason ? 0 : 1,
      reason: holdReason ?? 'referral',
      ...(at && { createdAt: at }),
    })
    .onConflictDoNothing()
}

const corrections = aliasedTable(credits, 'corrections')

/** Held referrals that the team hasn't released, or those that count, newest first. */
export function listReferrals(
  db: Db,
  state: ReferralState,
  { limit, before }: { limit: number; before: Position | undefined },
) {
  const referrer = aliasedTable(members, 'referrer')
  const referrerEntry = aliasedTable(entries, 'referrer_entry')
  const isHeld = state === 'held'
  return db
    .select({
      id: credits.id,
      reason: credits.reason,
      createdAt: credits.createdAt,
      referred: entries.email,
      referrer: referrerEntry.email,
    })
    .from(credits)
    .innerJoin(members, eq(members.id, credits.referredId))
    .innerJoin(referrer, eq(referrer.id, credits.memberId))
    .leftJoin(entries, eq(entries.id, members.entryId))
    .leftJoin(referrerEntry, eq(referrerEntry.id, referrer.entryId))
    .where(
      and(
        isHeld ? eq(credits.kind, 'hold') : inArray(credits.kind, ['credit', 'release']),
        notExists(
          db
            .select({ one: sql`1` })
            .from(corrections)
            .where(eq(isHeld ? corrections.releaseOf : corrections.reversalOf, credits.id)),
        ),
        olderThan(credits.createdAt, credits.id, before),
      ),
    )
    .orderBy(desc(credits.createdAt), desc(credits.id))
    .limit(limit)
}

export async function findCredit(db: Db, id: string) {
  const [found] = await db
    .select({
      id: credits.id,
      kind: credits.kind,
      reason: credits.reason,
      memberId: credits.memberId,
      referredId: credits.referredId,
      audience: members.audience,
    })
    .from(credits)
    .innerJoin(members, eq(members.id, credits.memberId))
    .where(eq(credits.id, id))
  return found
}

type Credit = NonNullable<Awaited<ReturnType<typeof findCredit>>>

/** Returns whether it was released now; a hold is released at most once. */
export async function addRelease(db: Db, { id, memberId, referredId, reason }: Credit): Promise<boolean> {
  const added = await db
    .insert(credits)
    .values({ memberId, referredId, reason, kind: 'release', amount: 1, releaseOf: id })
    .onConflictDoNothing()
  return added.rowCount === 1
}

/** Returns whether it was reversed now; a credit is reversed at most once. */
export async function addReversal(db: Db, { id, memberId, referredId, reason }: Credit): Promise<boolean> {
  const added = await db
    .insert(credits)
    .values({ memberId, referredId, reason, kind: 'reversal', amount: -1, reversalOf: id })
    .onConflictDoNothing()
  return added.rowCount === 1
}
