import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { WritingState } from '../../contract/idea.ts'
import type { PartialScript, ScriptEdit } from '../../contract/script.ts'
import { contentIdeas, type StoredMark } from '../studio.tables.ts'

const mine = (userId: string, id: string) => and(eq(contentIdeas.userId, userId), eq(contentIdeas.id, id))

type Writer = { composer: string; promptVersion: string; seed: number }

/**
 * Begins a script, unless another tab is writing it. One that has not moved for some minutes was left behind by a process
 * that ended, and is taken over.
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

/** What has arrived so far. The hook that was chosen and the marks belong to the script before. */
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

/** What the creator's newest scripts say, so that the next one connects its notes in other words. */
export async function listRecentParts(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ parts: sql<string[] | null>`${contentIdeas.script} -> 'script_parts'` })
    .from(contentIdeas)
    .where(and(eq(contentIdeas.userId, userId), isNotNull(contentIdeas.script)))
    .orderBy(desc(contentIdeas.updatedAt))
    .limit(10)
  return rows.flatMap(({ parts }) => parts ?? [])
}

/** An answer in a script that is still as it was read. */
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

/** Lists and fields that were sent replace those that are kept; the others stay, also when two tabs edit at once. */
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

/** One line, if it still is what it was when its successor was asked for. */
export async function replaceLine(
  db: Db,
  { userId, ideaId, path, before, after }: LineChange,
): Promise<boolean> {
  const at = sql`${`{${path.join(',')}}`}::text[]`
  const changed = await db
    .update(contentIdeas)
    .set({
      script: sql`jsonb_set(${contentIdeas.script}, ${at}, ${JSON.stringify(after)}::jsonb, false)`,
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
}
