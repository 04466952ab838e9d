import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { WritingState } from '../../contract/idea.ts'
import type { PartialScript, ScriptEdit } from '../../contract/script.ts'
import { contentIdeas, type StoredMark } from '../studio.tables.ts'

const mine = (userId: string, id: string) => and(eq(contentIdeas.userId, userId), eq(contentIdeas.id, id))

type Writer = { composer: string; promptVersion: string; seed: number }

/**
 * Starts a script unless another tab is writing it. Takes over one without progress for some minutes, whose
 * process has ended.
 */
export async function claimScript(db: Db, userId: string, ideaId: string, writer: Writer): Promise<boolean> {
  const claimed = await db
    .update(contentIdeas)
    .set({
      scriptState: 'writing',
      scriptComposer: writer.composer,
      scriptPromptVersion: writer.promptVersion,
      scriptSeed: writer.seed,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        mine(userId, ideaId),
        or(
          ne(contentIdeas.scriptState, 'writing'),
          sql`${contentIdeas.updatedAt} < now() - interval '5 minutes'`,
        ),
      ),
    )
    .returning({ id: contentIdeas.id })
  return claimed.length > 0
}

/** Undoes a claim that brought no line. A claim taken over from a process that ended has failed. */
export async function releaseScript(
  db: Db,
  idea: Pick<
    typeof contentIdeas.$inferSelect,
    'id' | 'userId' | 'scriptState' | 'scriptComposer' | 'scriptPromptVersion' | 'scriptSeed'
  >,
) {
  const { scriptState, scriptComposer, scriptPromptVersion, scriptSeed } = idea
  await db
    .update(contentIdeas)
    .set({
      scriptState: scriptState === 'writing' ? 'failed' : scriptState,
      scriptComposer,
      scriptPromptVersion,
      scriptSeed,
      updatedAt: sql`now()`,
    })
    .where(mine(idea.userId, idea.id))
}

/** Stores what has arrived so far. Clears the hook selection and marks of the previous script. */
export async function saveLines(
  db: Db,
  userId: string,
  ideaId: string,
  script: PartialScript,
  marks: StoredMark[] = [],
) {
  await db
    .update(contentIdeas)
    .set({ script, marks, selectedHook: null, updatedAt: sql`now()` })
    .where(mine(userId, ideaId))
}

/** The text of the creator's newest scripts, so that the next one connects its notes with other words. */
export async function listRecentParts(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ parts: sql<string[] | null>`${contentIdeas.script} -> 'script_parts'` })
    .from(contentIdeas)
    .where(and(eq(contentIdeas.userId, userId), isNotNull(contentIdeas.script)))
    .orderBy(desc(contentIdeas.updatedAt))
    .limit(10)
  return rows.flatMap(({ parts }) => parts ?? [])
}

/** Stores an answer if the script is unchanged since it was read. */
export async function saveAnswer(
  db: Db,
  {
    userId,
    ideaId,
    before,
    after,
    title,
  }: { userId: string; ideaId: string; before: PartialScript; after: PartialScript; title: string },
): Promise<boolean> {
  const changed = await db
    .update(contentIdeas)
    .set({ script: after, title, updatedAt: sql`now()` })
    .where(and(mine(userId, ideaId), sql`${contentIdeas.script} = ${JSON.stringify(before)}::jsonb`))
    .returning({ id: contentIdeas.id })
  return changed.length > 0
}

export async function saveTitle(db: Db, userId: string, ideaId: string, title: string) {
  await db.update(contentIdeas).set({ title }).where(mine(userId, ideaId))
}

export async function endScript(db: Db, userId: string, ideaId: string, scriptState: WritingState) {
  await db
    .update(contentIdeas)
    .set({ scriptState, updatedAt: sql`now()` })
    .where(mine(userId, ideaId))
}

/** Replaces the lists and fields that were sent and keeps the others, even if two tabs edit concurrently. */
export async function editScript(db: Db, userId: string, ideaId: string, edit: ScriptEdit) {
  const { title, selectedHook, ...lists } = edit
  const changed = await db
    .update(contentIdeas)
    .set({
      ...(title !== undefined && { title }),
      ...(selectedHook !== undefined && { selectedHook }),
      ...(Object.keys(lists).length > 0 && {
        script: sql`${contentIdeas.script} || ${JSON.stringify(lists)}::jsonb`,
      }),
      updatedAt: sql`now()`,
    })
    .where(and(mine(userId, ideaId), sql`${contentIdeas.script} is not null`))
    .returning({ id: contentIdeas.id })
  return changed.length > 0
}

/** Replaces a line if it is unchanged since its replacement was requested. */
export async function replaceLine(
  db: Db,
  { userId, ideaId, path, before, after, marks }: LineChange,
): Promise<boolean> {
  const at = sql`${`{${path.join(',')}}`}::text[]`
  const changed = await db
    .update(contentIdeas)
    .set({
      script: sql`jsonb_set(${contentIdeas.script}, ${at}, ${JSON.stringify(after)}::jsonb, false)`,
      marks,
      updatedAt: sql`now()`,
    })
    .where(and(mine(userId, ideaId), sql`${contentIdeas.script} #> ${at} = ${JSON.stringify(before)}::jsonb`))
    .returning({ id: contentIdeas.id })
  return changed.length > 0
}

type LineChange = {
  userId: string
  ideaId: string
  path: readonly [list: string, index: number]
  before: unknown
  after: unknown
  marks: StoredMark[]
}
