import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { broadcastRecipients as recipients, broadcasts, mailBlocks } from './broadcast.tables.ts'
import type { StoredBroadcast } from './broadcasts.store.ts'

type Audience = Pick<StoredBroadcast, 'list' | 'audience'>
type Timed = Audience & Pick<StoredBroadcast, 'timing' | 'delayDays' | 'startedAt'>

/** Everyone on the list who consents now. The oldest entry of an address counts. */
function members({ list, audience }: Audience, joined: SQL = sql`true`): SQL {
  return list === 'newsletter'
    ? sql`select id, email, email_key from newsletter_subscriptions as entry
        where status = 'active' and not is_spam and ${joined}`
    : sql`select id, email, email_key from waitlist_submissions as entry
        where confirmed_at is not null and status <> 'rejected' and not is_spam
          and ${audience === null ? sql`true` : sql`user_type = ${audience}`} and ${joined}`
}

// The newsletter has its own unsubscription, so an unsubscription from the waitlist doesn't count for it.
const isNotBlocked = (list: SQL) => sql`not exists (
  select 1 from mail_blocks
  where mail_blocks.email_key = member.email_key
    and (mail_blocks.reason <> 'unsubscribed' or ${list} = 'waitlist'))`

export async function countMembers(db: Db, audience: Audience): Promise<number> {
  const { rows } = await db.execute(sql`
    select count(distinct email_key)::int as people from (${members(audience)}) as member
    where ${isNotBlocked(sql`${audience.list}::text`)}`)
  return (rows[0] as { people: number }).people
}

/** In one statement, however many they are. People who are on it already are left alone. */
export async function addRecipients(db: Db, broadcast: Timed & { id: string }): Promise<number> {
  const added = await db.execute(sql`
    insert into broadcast_recipients (broadcast_id, source_id, email, email_key)
    select distinct on (member.email_key) ${broadcast.id}::uuid, member.id, member.email, member.email_key
    from (${members(broadcast, joinedCondition(broadcast))}) as member
    where ${isNotBlocked(sql`${broadcast.list}::text`)}
    order by member.email_key, member.id
    on conflict (broadcast_id, email_key) do nothing`)
  return added.rowCount ?? 0
}

function joinedCondition({ list, timing, delayDays, startedAt }: Timed): SQL {
  if (timing === 'once') return sql`true`
  const joinedAt = list === 'newsletter' ? sql`entry.subscribed_at` : sql`entry.confirmed_at`
  return sql`${joinedAt} >= ${startedAt?.toISOString() ?? null}::timestamptz
    and ${joinedAt} <= now() - make_interval(days => ${delayDays})`
}

const leaseSeconds = 120

/**
 * Reserves the next recipients for one worker. A row left in `sending` by a process that died is taken again
 * when its reservation has expired.
 */
export async function leaseRecipients(db: Db, broadcastId: string, count: number): Promise<string[]> {
  const { rows } = await db.execute(sql`
    update broadcast_recipients set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from broadcast_recipients
      where broadcast_id = ${broadcastId} and status in ('waiting', 'sending')
        and (leased_until is null or leased_until < now())
      order by leased_until nulls first
      limit ${count}
      for update skip locked
    )
    returning id`)
  return (rows as { id: string }[]).map(({ id }) => id)
}

export type BegunRecipient = { id: string; email: string; status: 'sending' | 'skipped'; attempts: number }

/**
 * Checks at the moment of sending that the broadcast is still being sent and the person still consents, and
 * records the attempt. The reservation is extended, because a slow mail server may take long for those before.
 * Undefined if the broadcast was paused or the reservation expired.
 */
export async function beginSending(db: Db, id: string): Promise<BegunRecipient | undefined> {
  const { rows } = await db.execute(sql`
    update broadcast_recipients as recipient set
      status = case when checked.consents then 'sending' else 'skipped' end,
      reason = case when checked.consents then null else 'no-consent' end,
      attempts = attempts + 1,
      leased_until = now() + make_interval(secs => ${leaseSeconds}),
      repeated = repeated or recipient.status = 'sending'
    from (
      select member.id, ${isNotBlocked(sql`broadcast.list`)} and
        case broadcast.list
          when 'newsletter' then exists (
            select 1 from newsletter_subscriptions as entry
            where entry.id = member.source_id and entry.status = 'active' and not entry.is_spam)
          else exists (
            select 1 from waitlist_submissions as entry
            where entry.id = member.source_id and entry.confirmed_at is not null
              and entry.status <> 'rejected' and not entry.is_spam)
        end as consents
      from broadcast_recipients as member
      join broadcasts as broadcast on broadcast.id = member.broadcast_id
      where member.id = ${id} and broadcast.status = 'sending'
        and member.status in ('waiting', 'sending') and member.leased_until > now()
      for update of member
    ) as checked
    where recipient.id = checked.id
    returning recipient.id, recipient.email, recipient.status, recipient.attempts`)
  return (rows as BegunRecipient[])[0]
}

export const markSent = (db: Db, id: string) =>
  db
    .update(recipients)
    .set({ status: 'sent', sentAt: sql`now()` })
    .where(eq(recipients.id, id))

export const markFailed = (db: Db, id: string, reason: string) =>
  db.update(recipients).set({ status: 'failed', reason }).where(eq(recipients.id, id))

export const retryLater = (db: Db, id: string, minutes: number) =>
  db
    .update(recipients)
    .set({ status: 'waiting', leasedUntil: sql`now() + make_interval(mins => ${minutes})` })
    .where(eq(recipients.id, id))

export async function findRecipient(db: Db, id: string) {
  const [found] = await db
    .select({ emailKey: recipients.emailKey, sourceId: recipients.sourceId, list: broadcasts.list })
    .from(recipients)
    .innerJoin(broadcasts, eq(broadcasts.id, recipients.broadcastId))
    .where(eq(recipients.id, id))
  return found
}

/** The first reason stays: an unsubscription is not overwritten by a later bounce. */
export const blockAddress = (db: Db, emailKey: string, reason: (typeof mailBlocks.$inferInsert)['reason']) =>
  db.insert(mailBlocks).values({ emailKey, reason }).onConflictDoNothing()

export const hasOpenRecipients = async (db: Db, broadcastId: string): Promise<boolean> =>
  (await db.$count(
    recipients,
    and(eq(recipients.broadcastId, broadcastId), sql`${recipients.status} in ('waiting', 'sending')`),
  )) > 0
