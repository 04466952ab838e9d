import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { waitlistSubmissions as entries } from '#features/forms/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { SkipReason } from '../contract/wave-texts.ts'
import type { WaveRule } from '../contract/waves.ts'
import { launchInvites as invites, launchMembers as members, launchWaves as waves } from './launch.tables.ts'

const bandColumns = {
  creators: entries.fundingTarget,
  investors: entries.checkSize,
  backers: entries.contributionSize,
}

/** An invitation that can still be accepted. */
const hasOpenInvite = sql`exists (
  select 1 from launch_invites i where i.member_id = launch_members.id and i.sent_at is not null
    and i.redeemed_at is null and i.expires_at > now()
)`

/** Stores a dry run: whom the rule chooses now, in order. */
export async function addWave(tx: Db, rule: WaveRule, createdBy: string): Promise<string> {
  const [wave] = await tx.insert(waves).values({ rule, createdBy }).returning({ id: waves.id })
  if (!wave) throw new Error('The wave was not stored')
  await tx.execute(sql`
    insert into launch_invites (wave_id, member_id, position)
    select ${wave.id}::uuid, chosen.id, row_number() over (order by chosen.credits desc, chosen.confirmed_at, chosen.id)
    from (
      select ${members}.* from ${members} join ${entries} on ${eq(entries.id, members.entryId)}
      where ${members.audience} = ${rule.audience} and ${members.leftAt} is null
        and ${entries.status} <> 'rejected' and not ${hasOpenInvite} and ${matches(rule)}
      order by ${members.credits} desc, ${members.confirmedAt}, ${members.id}
      limit ${rule.limit}
    ) chosen`)
  return wave.id
}

/** Every condition of the rule that was given. */
function matches({ audience, band, status, tag, rankFrom = 1, rankUpTo, share, seed }: WaveRule) {
  const inRange = sql`${members.id} in (
    select id from launch_members where audience = ${audience} and left_at is null
    order by credits desc, confirmed_at, id limit ${rankUpTo === undefined ? null : rankUpTo - rankFrom + 1} offset ${rankFrom - 1}
  )`
  return and(
    rankFrom === 1 && rankUpTo === undefined ? undefined : inRange,
    band === undefined ? undefined : eq(bandColumns[audience], band),
    status === undefined ? undefined : eq(entries.status, status),
    tag === undefined
      ? undefined
      : sql`${`#${tag}`} = any(regexp_split_to_array(lower(${entries.notes}), '[\\s,;.]+'))`,
    // 28 bits of the hash, so that the number is never negative.
    sql`('x' || substr(md5(${String(seed)} || ${members.id}::text), 1, 7))::bit(28)::int % 100 < ${share}`,
  )
}

/** Locked until the transaction ends, so that a wave is sent once. */
export async function lockWave(tx: Db, id: string) {
  const [found] = await tx.select().from(waves).where(eq(waves.id, id)).for('update')
  return found
}

/** Marks who is no longer eligible, and returns the invitations to send. */
export async function prepareInvites(tx: Db, waveId: string, expiresAt: Date): Promise<string[]> {
  // In one order, so that two waves with the same people can't block each other.
  await tx.execute(sql`
    select id from launch_members where id in (select member_id from launch_invites where wave_id = ${waveId})
    order by id for update`)
  await tx.execute(sql`
    update launch_invites set skip_reason = case
      when launch_members.left_at is not null then 'left'
      when e.status = 'rejected' then 'rejected'
      else 'invited' end
    from launch_members left join waitlist_submissions e on e.id = launch_members.entry_id
    where launch_invites.wave_id = ${waveId} and launch_members.id = launch_invites.member_id
      and (launch_members.left_at is not null or e.status = 'rejected' or ${hasOpenInvite})`)
  await tx
    .update(waves)
    .set({ sentAt: sql`now()`, expiresAt })
    .where(eq(waves.id, waveId))
  const sent = await tx
    .update(invites)
    .set({ sentAt: sql`now()`, expiresAt })
    .where(and(eq(invites.waveId, waveId), isNull(invites.skipReason)))
    .returning({ id: invites.id })
  return sent.map(({ id }) => id)
}

const count = (what: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${what}))::int`
const skipped = (reason: SkipReason) => count(sql`${invites.skipReason} = ${reason}`)

/** Newest first, each with its report. */
export const listWaves = (db: Db, only?: string) =>
  db
    .select({
      id: waves.id,
      rule: waves.rule,
      createdAt: waves.createdAt,
      createdBy: waves.createdBy,
      sentAt: waves.sentAt,
      expiresAt: waves.expiresAt,
      chosen: count(sql`${invites.id} is not null`),
      sent: count(sql`${invites.sentAt} is not null`),
      opened: count(sql`${invites.openedAt} is not null`),
      redeemed: count(sql`${invites.redeemedAt} is not null`),
      left: skipped('left'),
      rejected: skipped('rejected'),
      invited: skipped('invited'),
    })
    .from(waves)
    .leftJoin(invites, eq(invites.waveId, waves.id))
    .where(only === undefined ? undefined : eq(waves.id, only))
    .groupBy(waves.id)
    .orderBy(desc(waves.createdAt), desc(waves.id))
    .limit(100)

/** The addresses that a wave has chosen, in order, without deleted people. */
export async function listPeople(db: Db, waveId: string): Promise<string[]> {
  const rows = await db
    .select({ email: entries.email })
    .from(invites)
    .innerJoin(members, eq(members.id, invites.memberId))
    .innerJoin(entries, eq(entries.id, members.entryId))
    .where(eq(invites.waveId, waveId))
    .orderBy(asc(invites.position))
  return rows.map(({ email }) => email)
}

/** Those who came in first, then in the order of the wave; without deleted people. */
export const listInvited = (db: Db, waveId: string) =>
  db
    .select({
      email: entries.email,
      sentAt: invites.sentAt,
      openedAt: invites.openedAt,
      redeemedAt: invites.redeemedAt,
      expiresAt: invites.expiresAt,
    })
    .from(invites)
    .innerJoin(members, eq(members.id, invites.memberId))
    .innerJoin(entries, eq(entries.id, members.entryId))
    .where(eq(invites.waveId, waveId))
    .orderBy(sql`${invites.redeemedAt} nulls last, ${invites.openedAt} nulls last`, asc(invites.position))

/** Dry runs that were never sent. */
export async function deleteOldDryRuns(db: Db) {
  await db.delete(waves).where(and(isNull(waves.sentAt), sql`${waves.createdAt} < now() - interval '7 days'`))
}
