import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { isUniqueViolation } from '#platform/server/error-causes.ts'
import type { PlanInput, RestoredEntry, ScheduleChange, ScheduledLineEdit } from '../../contract/schedule.ts'
import type { PartialScript } from '../../contract/script.ts'
import { captions, contentIdeas, scheduledContent } from '../studio.tables.ts'
import { isSameScript, mine, type Written } from './schedule.store.ts'

type Outcome = 'done' | 'not-there' | 'already-that-day'

/** Runs in a transaction, because a new title also goes to the idea while both have the same one. */
export async function changeScheduled(
  tx: Db,
  userId: string,
  id: string,
  { timeZone: _, ...change }: ScheduleChange,
): Promise<Outcome> {
  return orClash(async () => {
    const [before] = await tx.select().from(scheduledContent).where(mine(userId, id)).for('update')
    if (!before) return 'not-there'
    await tx
      .update(scheduledContent)
      .set({ ...change, updatedAt: sql`now()` })
      .where(mine(userId, id))
    if (change.title !== undefined && before.ideaId !== null)
      await tx
        .update(contentIdeas)
        .set({ title: change.title, updatedAt: sql`now()` })
        .where(and(ownIdea(userId, before.ideaId), eq(contentIdeas.title, before.title)))
    return 'done'
  })
}

/**
 * Changes a line of an entry, and of its idea while both have the same line. A repeated request succeeds, so
 * that a lost response can be retried.
 */
export async function editScheduledLine(
  tx: Db,
  userId: string,
  id: string,
  { list, index, before, text }: ScheduledLineEdit,
): Promise<'done' | 'changed-meanwhile'> {
  const path = list === 'hooks' ? [list, index, 'text'] : [list, index]
  const at = sql`${`{${path.join(',')}}`}::text[]`
  const withLine = (script: typeof scheduledContent.script | typeof contentIdeas.script) => ({
    script: sql`jsonb_set(${script}, ${at}, ${JSON.stringify(text)}::jsonb, false)`,
    updatedAt: sql`now()`,
  })
  const [edited] = await tx
    .update(scheduledContent)
    .set(withLine(scheduledContent.script))
    .where(and(mine(userId, id), sql`${scheduledContent.script} #>> ${at} in (${before}, ${text})`))
    .returning({ ideaId: scheduledContent.ideaId })
  if (!edited) return 'changed-meanwhile'
  if (edited.ideaId !== null)
    await tx
      .update(contentIdeas)
      .set(withLine(contentIdeas.script))
      .where(
        and(
          ownIdea(userId, edited.ideaId),
          ne(contentIdeas.scriptState, 'writing'),
          sql`${contentIdeas.script} #>> ${at} = ${before}`,
        ),
      )
  return 'done'
}

/** Runs in a transaction that has locked the user. Captions of a different script are deleted. */
export async function replaceScript(
  tx: Db,
  userId: string,
  id: string,
  written: Written & { ideaId: string },
): Promise<Outcome> {
  return orClash(async () => {
    const [before] = await tx.select().from(scheduledContent).where(mine(userId, id)).for('update')
    if (!before) return 'not-there'
    if (!isSameScript(before, written)) await tx.delete(captions).where(eq(captions.scheduledId, id))
    await tx
      .update(scheduledContent)
      .set({ ...written, updatedAt: sql`now()` })
      .where(mine(userId, id))
    return 'done'
  })
}

const noScript: PartialScript = { hooks: [], script_parts: [], visual_cues: [], engagement_tips: [] }

/** Returns the new ID, or undefined if the idea is already on that day, whose script must not be replaced. */
export async function addPlan(
  tx: Db,
  userId: string,
  { ideaId, title, scheduledDate, platform }: PlanInput,
): Promise<string | undefined> {
  const [added] = await tx
    .insert(scheduledContent)
    .values({ userId, ideaId, title, scheduledDate, platform, script: noScript, selectedHook: 0 })
    .onConflictDoNothing({ target: [scheduledContent.ideaId, scheduledContent.scheduledDate] })
    .returning({ id: scheduledContent.id })
  return added?.id
}

/** Runs in a transaction. An ID that belongs to another user counts as not there. */
export async function restoreScheduled(
  tx: Db,
  userId: string,
  id: string,
  { captions: texts, ...entry }: RestoredEntry,
): Promise<Outcome> {
  return orClash(async () => {
    const restored = await tx
      .insert(scheduledContent)
      .values({ id, userId, ...entry })
      .onConflictDoUpdate({
        target: scheduledContent.id,
        set: { ...entry, updatedAt: sql`now()` },
        setWhere: eq(scheduledContent.userId, userId),
      })
      .returning({ id: scheduledContent.id })
    if (restored.length === 0) return 'not-there'
    if (texts.length > 0)
      await tx
        .insert(captions)
        .values(
          texts.map((caption) => ({
            ...caption,
            userId,
            scheduledId: id,
            composer: 'unknown',
            promptVersion: 'unknown',
          })),
        )
        .onConflictDoNothing()
    return 'done'
  })
}

const ownIdea = (userId: string, ideaId: string) =>
  and(eq(contentIdeas.userId, userId), eq(contentIdeas.id, ideaId))

async function orClash(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) return 'already-that-day'
    throw error
  }
}
