import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { teamRoles } from '#features/accounts/contract/roles.ts'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { MailChoices, MailKind } from '../contract/report-mails.ts'
import { grainMs } from '../domain/counters.ts'
import { analyticsMailChoices as choices, analyticsMails as mails } from './analytics.tables.ts'
import { chartCounters } from './counters.store.ts'

const since = { weekly: choices.weeklySince, alerts: choices.alertsSince }

export async function readMailChoices(db: Db, userId: string): Promise<MailChoices> {
  const found = await exportMailChoices(db, userId)
  return { weekly: Boolean(found?.weeklySince), alerts: Boolean(found?.alertsSince) }
}

/** Null for people who never used the switches. */
export async function exportMailChoices(db: Db, userId: string) {
  const [found] = await db.select().from(choices).where(eq(choices.userId, userId))
  return found ?? null
}

/** A switch that stays on keeps the time since when it is on. */
export async function writeMailChoices(db: Db, userId: string, chosen: MailChoices) {
  const first = (kind: MailKind) => (chosen[kind] ? sql`now()` : null)
  const next = (kind: MailKind) => (chosen[kind] ? sql`coalesce(${since[kind]}, now())` : null)
  await db
    .insert(choices)
    .values({ userId, weeklySince: first('weekly'), alertsSince: first('alerts') })
    .onConflictDoUpdate({
      target: choices.userId,
      set: { weeklySince: next('weekly'), alertsSince: next('alerts') },
    })
}

/** Team members who turned an email on, before a time if one is given. */
export async function listRecipients(db: Db, kind: MailKind, before?: Date) {
  const isOn = before ? lt(since[kind], before) : sql`${since[kind]} is not null`
  return db
    .select({ userId: users.id, email: users.email })
    .from(choices)
    .innerJoin(users, eq(users.id, choices.userId))
    .where(and(inArray(users.role, [...teamRoles]), isOn))
    .orderBy(users.id)
}

type Claim = { kind: MailKind; period: string; userIds: readonly string[] }

/** Stores one row per person and period, and returns the people who didn't have one. */
export async function claimMails(tx: Db, { kind, period, userIds }: Claim): Promise<string[]> {
  if (userIds.length === 0) return []
  const claimed = await tx
    .insert(mails)
    .values(userIds.map((userId) => ({ userId, kind, period })))
    .onConflictDoNothing()
    .returning({ userId: mails.userId })
  return claimed.map(({ userId }) => userId)
}

/** Visits of a day and of the same weekday in the four weeks before it. */
export async function readWeekdayVisits(db: Db, day: string) {
  const at = Date.parse(day)
  const span = { from: at - 28 * grainMs.day, to: at + grainMs.day }
  const points = await chartCounters(db, { kind: 'total', span, pointMs: grainMs.day })
  const visitsOn = (moment: number) =>
    points.find((point) => point.key === 'sessions' && point.at === moment)?.count ?? 0
  return {
    visits: visitsOn(at),
    earlier: [1, 2, 3, 4].map((weeks) => visitsOn(at - weeks * 7 * grainMs.day)),
  }
}

/** Their periods can't become due again. */
export const deleteOldMails = (db: Db) =>
  db.delete(mails).where(lt(mails.createdAt, sql`now() - interval '60 days'`))
