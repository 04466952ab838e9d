import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { studioLimits } from '../../contract/limits.ts'
import type { CaptionPlatform } from '../../contract/choices.ts'
import type { PartialScript } from '../../contract/script.ts'
import { captions, contentIdeas, scheduledContent, type StoredMark } from '../studio.tables.ts'

type CaptionRow = typeof captions.$inferSelect
export type ScheduledRow = typeof scheduledContent.$inferSelect & {
  captions: CaptionRow[]
  /** Those of the idea's script; the ones of changed lines don't apply. */
  marks: StoredMark[]
  /** The hook for rescheduling, if the idea was edited after the copy. */
  newerHook: number | null
}

export const mine = (userId: string, id: string) =>
  and(eq(scheduledContent.userId, userId), eq(scheduledContent.id, id))

type Span = { from?: string | undefined; to?: string | undefined }

/** By day, with captions and whether a newer version exists. */
export async function listScheduled(db: Db, userId: string, { from, to }: Span): Promise<ScheduledRow[]> {
  const rows = await db
    .select()
    .from(scheduledContent)
    .where(
      and(
        eq(scheduledContent.userId, userId),
        from === undefined ? undefined : gte(scheduledContent.scheduledDate, from),
        to === undefined ? undefined : lte(scheduledContent.scheduledDate, to),
      ),
    )
    .orderBy(asc(scheduledContent.scheduledDate), asc(scheduledContent.createdAt))
  return complete(db, rows)
}

export async function findScheduled(db: Db, userId: string, id: string): Promise<ScheduledRow | undefined> {
  const rows = await db.select().from(scheduledContent).where(mine(userId, id))
  return (await complete(db, rows))[0]
}

export async function isCalendarFull(db: Db, userId: string) {
  return (await countScheduled(db, userId)) >= studioLimits.scheduledPerUser
}

async function countScheduled(db: Db, userId: string) {
  const [found] = await db
    .select({ count: count() })
    .from(scheduledContent)
    .where(eq(scheduledContent.userId, userId))
  return found?.count ?? 0
}

type NewEntry = {
  userId: string
  ideaId: string
  title: string
  scheduledDate: string
  script: PartialScript
  selectedHook: number
  /** Left as it is if omitted. */
  platform?: CaptionPlatform | null | undefined
}

/**
 * Runs in a transaction that has locked the user. Scheduling the same idea for the same day again updates the
 * entry; captions of a different script are deleted.
 */
export async function addScheduled(tx: Db, entry: NewEntry): Promise<ScheduledRow | 'full'> {
  const { userId, ideaId, scheduledDate, title, script, selectedHook, platform } = entry
  const sameDay = and(eq(scheduledContent.ideaId, ideaId), eq(scheduledContent.scheduledDate, scheduledDate))
  const [known] = await tx.select().from(scheduledContent).where(sameDay)
  if (!known && (await isCalendarFull(tx, userId))) return 'full'
  if (known && !isSameScript(known, entry))
    await tx.delete(captions).where(eq(captions.scheduledId, known.id))
  const kept = await tx
    .insert(scheduledContent)
    .values(entry)
    .onConflictDoUpdate({
      target: [scheduledContent.ideaId, scheduledContent.scheduledDate],
      set: {
        title,
        script,
        selectedHook,
        ...(platform !== undefined && { platform }),
        updatedAt: sql`now()`,
      },
    })
    .returning()
  const [row] = await complete(tx, kept)
  if (!row) throw new Error('an upsert returned no row')
  return row
}

export type Written = Pick<NewEntry, 'title' | 'script' | 'selectedHook'>

export const isSameScript = (one: Written, other: Written) =>
  one.title === other.title &&
  one.selectedHook === other.selectedHook &&
  isDeepStrictEqual(one.script, other.script)

export async function removeScheduled(db: Db, userId: string, id: string) {
  return (
    (await db.delete(scheduledContent).where(mine(userId, id)).returning({ id: scheduledContent.id }))
      .length > 0
  )
}

type NewCaption = Pick<
  CaptionRow,
  'userId' | 'scheduledId' | 'platform' | 'text' | 'composer' | 'promptVersion'
>

/**
 * Stores one caption per platform with the script, unless the script was replaced while the caption was
 * written.
 */
export async function saveCaption(
  tx: Db,
  caption: NewCaption,
  writtenFor: Written,
): Promise<CaptionRow | undefined> {
  const [scheduled] = await tx
    .select()
    .from(scheduledContent)
    .where(mine(caption.userId, caption.scheduledId))
    .for('update')
  if (!scheduled || !isSameScript(scheduled, writtenFor)) return undefined
  const { text, composer, promptVersion } = caption
  const [kept] = await tx
    .insert(captions)
    .values(caption)
    .onConflictDoUpdate({
      target: [captions.scheduledId, captions.platform],
      set: { text, composer, promptVersion, updatedAt: sql`now()` },
    })
    .returning()
  return kept
}

async function complete(db: Db, rows: (typeof scheduledContent.$inferSelect)[]): Promise<ScheduledRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select()
    .from(captions)
    .where(inArray(captions.scheduledId, ids))
    .orderBy(asc(captions.platform))
  const of = Map.groupBy(found, ({ scheduledId }) => scheduledId)
  const newerHooks = await findNewerVersions(db, ids)
  const marks = await findMarks(db, ids)
  return rows.map((row) => ({
    ...row,
    captions: of.get(row.id) ?? [],
    marks: marks.get(row.id) ?? [],
    newerHook: newerHooks.get(row.id) ?? null,
  }))
}

async function findMarks(db: Db, ids: string[]): Promise<Map<string, StoredMark[]>> {
  const marked = await db
    .select({ id: scheduledContent.id, marks: contentIdeas.marks })
    .from(scheduledContent)
    .innerJoin(contentIdeas, eq(contentIdeas.id, scheduledContent.ideaId))
    .where(and(inArray(scheduledContent.id, ids), sql`${contentIdeas.marks} <> '[]'::jsonb`))
  return new Map(marked.map((row) => [row.id, row.marks]))
}

/** Of these entries, those whose idea now has a different script that can be scheduled, with its hook. */
async function findNewerVersions(db: Db, ids: string[]): Promise<Map<string, number>> {
  const { title, script, scriptState, selectedHook } = contentIdeas
  const hook = sql<number>`coalesce(${selectedHook}, ${scheduledContent.selectedHook})`
  const newer = await db
    .select({ id: scheduledContent.id, hook: hook.mapWith(Number) })
    .from(scheduledContent)
    .innerJoin(contentIdeas, eq(contentIdeas.id, scheduledContent.ideaId))
    .where(
      and(
        inArray(scheduledContent.id, ids),
        ne(scriptState, 'writing'),
        sql`(${script}, ${title}) is distinct from (${scheduledContent.script}, ${scheduledContent.title})`,
        sql`jsonb_array_length(${script} -> 'script_parts') > 0`,
        sql`jsonb_array_length(${script} -> 'hooks') > ${hook}`,
      ),
    )
  return new Map(newer.map((row) => [row.id, row.hook]))
}
