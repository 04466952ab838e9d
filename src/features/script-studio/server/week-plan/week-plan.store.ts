import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { PlannedVideo } from '../../domain/writing/plan-week.ts'
import { promptVersions } from '../generation/prompts/prompts.ts'
import { addUses } from '../notes/notes.store.ts'
import type { PresetRow } from '../presets/presets.store.ts'
import { addScheduled, listScheduled, type ScheduledRow } from '../schedule/schedule.store.ts'
import { contentIdeas, generations, scheduledContent } from '../studio.tables.ts'

const ideasOf = (db: Db, userId: string, planId: string) =>
  db
    .select({ id: contentIdeas.id })
    .from(contentIdeas)
    .innerJoin(generations, eq(generations.id, contentIdeas.generationId))
    .where(and(eq(generations.userId, userId), eq(generations.weekPlanId, planId)))

/** The calendar entries of a plan that was accepted before. */
export async function findAcceptedWeek(db: Db, userId: string, planId: string): Promise<ScheduledRow[]> {
  const ids = new Set((await ideasOf(db, userId, planId)).map(({ id }) => id))
  if (ids.size === 0) return []
  const all = await listScheduled(db, userId, {})
  return all.filter(({ ideaId }) => ideaId !== null && ids.has(ideaId))
}

type Week = { id: string; userId: string; composer: string; seed: number; presets: readonly PresetRow[] }

/** Adds the videos as ideas with scripts and calendar entries. Runs in a transaction that has locked the user. */
export async function addWeek(
  tx: Db,
  { id: weekPlanId, userId, composer, seed, presets }: Week,
  videos: readonly PlannedVideo[],
): Promise<ScheduledRow[] | 'full'> {
  const added: ScheduledRow[] = []
  for (const [presetId, own] of Map.groupBy(videos, (video) => video.presetId)) {
    const generationId = randomUUID()
    await tx.insert(generations).values({
      id: generationId,
      userId,
      kind: 'ideas',
      state: 'complete',
      presetId,
      presetName: presets.find(({ id }) => id === presetId)?.name ?? null,
      composer,
      promptVersion: promptVersions.ideas,
      seed,
      weekPlanId,
    })
    for (const [position, { day, idea, script, videoLength }] of own.entries()) {
      const { note_ids: noteIds, ...spoken } = script
      const ideaId = randomUUID()
      await tx.insert(contentIdeas).values({
        id: ideaId,
        userId,
        generationId,
        position,
        title: idea.title,
        hookType: idea.hook_type,
        targetAudience: idea.target_audience,
        whyItWorks: idea.why_it_works,
        videoLength,
        plan: idea.plan,
        script: spoken,
        scriptState: 'complete',
        scriptComposer: composer,
        scriptPromptVersion: promptVersions.script,
        scriptSeed: seed,
        selectedHook: 0,
      })
      await addUses(tx, ideaId, noteIds)
      const entry = { userId, ideaId, title: idea.title, scheduledDate: day, script: spoken, selectedHook: 0 }
      const scheduled = await addScheduled(tx, entry)
      if (scheduled === 'full') return 'full'
      added.push(scheduled)
    }
  }
  return added.toSorted((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1))
}

/** Runs in a transaction that has locked the user. */
export async function removeWeek(tx: Db, userId: string, planId: string): Promise<boolean> {
  const ids = (await ideasOf(tx, userId, planId)).map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .delete(scheduledContent)
      .where(and(eq(scheduledContent.userId, userId), inArray(scheduledContent.ideaId, ids)))
  const removed = await tx
    .delete(generations)
    .where(and(eq(generations.userId, userId), eq(generations.weekPlanId, planId)))
    .returning({ id: generations.id })
  return removed.length > 0
}

export async function listTakenDays(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ day: scheduledContent.scheduledDate })
    .from(scheduledContent)
    .where(eq(scheduledContent.userId, userId))
    .orderBy(asc(scheduledContent.scheduledDate))
  return rows.map(({ day }) => day)
}
