import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { ReportFilters } from '../contract/filters.ts'
import { maxFunnels, type FunnelInput, type TeamFunnel, type TeamFunnelStep } from '../contract/funnels.ts'
import type { Span } from '../domain/cover-window.ts'
import { funnelPatterns } from '../domain/funnel-patterns.ts'
import { analyticsFunnels } from './analytics.tables.ts'
import { executeOnVisits, matching } from './visit-sums.store.ts'

type Range = { filters: ReportFilters; span: Span }

/** All funnels with how many visits got how far. */
export async function readFunnels(db: Db, range: Range): Promise<TeamFunnel[]> {
  const stored = await db.select().from(analyticsFunnels).orderBy(asc(analyticsFunnels.createdAt))
  return Promise.all(
    stored.map(async ({ id, name, steps }) => ({ id, name, ...(await countFunnel(db, steps, range)) })),
  )
}

/** A step counts a visit only if the visit did all steps before it, in order. */
export async function countFunnel(db: Db, steps: readonly TeamFunnelStep[], { filters, span }: Range) {
  const counts = funnelPatterns(steps).map((pattern) => sql`sum(visits) filter (where path like ${pattern})`)
  const rows = await executeOnVisits<{ visits: string; counts: string[] }>(
    db,
    sql`
      select sum(visits) as visits, array[${sql.join(counts, sql`, `)}]::text[] as counts
      from (
        select path, count(*)::integer as visits from analytics_visits where ${matching(filters, span)} group by path
      ) as paths`,
  )
  return {
    visits: Number(rows[0]?.visits ?? 0),
    steps: steps.map((step, index) => ({ ...step, visits: Number(rows[0]?.counts[index] ?? 0) })),
  }
}

/** Returns undefined if there are too many. */
export async function addFunnel(db: Db, input: FunnelInput) {
  if ((await db.$count(analyticsFunnels)) >= maxFunnels) return undefined
  const [added] = await db.insert(analyticsFunnels).values(input).returning()
  return added
}

/** Returns undefined if it doesn't exist. */
export async function changeFunnel(db: Db, id: string, input: FunnelInput) {
  const [changed] = await db
    .update(analyticsFunnels)
    .set(input)
    .where(eq(analyticsFunnels.id, id))
    .returning()
  return changed
}

/** Returns undefined if it doesn't exist. */
export async function removeFunnel(db: Db, id: string) {
  const [removed] = await db.delete(analyticsFunnels).where(eq(analyticsFunnels.id, id)).returning()
  return removed
}
