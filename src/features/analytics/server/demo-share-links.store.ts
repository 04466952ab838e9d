import { asc, between, eq, inArray } from 'drizzle-orm'
import { teamRoles } from '#features/accounts/contract/roles.ts'
import { users } from '#features/accounts/server.ts'
import { dayMs, hourMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { demoId, demoIdRange } from '#platform/common/demo/demo-month.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { ShareDays } from '../contract/share-choices.ts'
import type { SharedQuery } from '../contract/share-links.ts'
import { analyticsShareLinks as links } from './analytics.tables.ts'
import { addShareLink } from './share-links.store.ts'

type DemoLink = { query: SharedQuery; days: ShareDays; ageMs: number; openedMs: number | undefined }

const demoLinks = (now: number): DemoLink[] => [
  { query: { window: '30d' }, days: 90, ageMs: 12 * dayMs, openedMs: 2 * hourMs },
  { query: { window: '7d', source: 'newsletter' }, days: 30, ageMs: 3 * dayMs, openedMs: 26 * hourMs },
  {
    query: { window: '24h', from: utcDay(now - 21 * dayMs), to: utcDay(now - 8 * dayMs) },
    days: 7,
    ageMs: 5 * hourMs,
    openedMs: undefined,
  },
]

/** No one knows their tokens, like those of every link that was made earlier. */
export async function addDemoShareLinks(tx: Db, now: number) {
  const team = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.role, [...teamRoles]))
    .orderBy(asc(users.role), asc(users.email))
  for (const [number, { query, days, ageMs, openedMs }] of demoLinks(now).entries()) {
    const createdBy = team[number % team.length]?.id
    const added = createdBy === undefined ? undefined : await addShareLink(tx, { query, days, createdBy })
    if (!added) continue
    const createdAt = now - ageMs
    await tx
      .update(links)
      .set({
        id: demoId(number),
        createdAt: new Date(createdAt),
        expiresAt: new Date(createdAt + days * dayMs),
        lastOpenedAt: openedMs === undefined ? null : new Date(now - openedMs),
      })
      .where(eq(links.id, added.id))
  }
}

export async function removeDemoShareLinks(tx: Db) {
  await tx.delete(links).where(between(links.id, demoIdRange.first, demoIdRange.last))
}
