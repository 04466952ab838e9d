import { desc, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { investments, projects } from './funding.tables.ts'

export type ProjectRow = typeof projects.$inferSelect

export const newestProjects = (db: Db, limit: number) =>
  db.select().from(projects).orderBy(desc(projects.createdAt)).limit(limit)

export async function sumInvestments(db: Db) {
  const total = (column: typeof investments.amountCents | typeof investments.earnedCents) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [row] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      amountCents: total(investments.amountCents),
      earnedCents: total(investments.earnedCents),
    })
    .from(investments)
  return row ?? { count: 0, amountCents: 0, earnedCents: 0 }
}
