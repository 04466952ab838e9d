import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { contentIdeas, scheduledContent } from '../studio.tables.ts'

/** A user's own scripts, for the tools that make something of them. */
export function createScriptSearch(db: Db) {
  return {
    async isOwn(userId: string, id: string): Promise<boolean> {
      const found = await db
        .select({ id: contentIdeas.id })
        .from(contentIdeas)
        .where(and(eq(contentIdeas.id, id), eq(contentIdeas.userId, userId)))
      return found.length > 0
    },
    /** One calendar entry per scheduled script: the next from `today` on, otherwise the latest. */
    async listEntries(userId: string, ids: readonly string[], today: string) {
      const { ideaId, id, scheduledDate } = scheduledContent
      const distance = sql`abs(${scheduledDate} - ${today}::date)`
      const rows = await db
        .selectDistinctOn([ideaId], { ideaId, id, scheduledDate })
        .from(scheduledContent)
        .where(and(eq(scheduledContent.userId, userId), inArray(ideaId, [...ids])))
        .orderBy(ideaId, sql`(${scheduledDate} < ${today}::date)`, asc(distance))
      return rows.flatMap(({ ideaId: script, id: entry, scheduledDate: day }) =>
        script === null ? [] : [{ script_id: script, scheduled_id: entry, day }],
      )
    },
  }
}
