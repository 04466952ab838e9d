import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, desc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { batchWrites } from '#platform/server/database/batch-writes.ts'
import type { Position } from '#platform/server/cursor.ts'
import { olderThan } from '#platform/server/database/older-than.ts'
import { studioLimits } from '../../contract/limits.ts'
import type { WritingState } from '../../contract/idea.ts'
import type { CustomIdeaInput } from '../../contract/script.ts'
import type { IdeaPlan } from '../../domain/writing/structures.ts'
import { prepareWritingNotes } from '../notes/notes.store.ts'
import { contentIdeas, generations, type StoredIdeaMark } from '../studio.tables.ts'

export type GenerationRow = typeof generations.$inferSelect
export type IdeaRow = typeof contentIdeas.$inferSelect & {
  presetId: string | null
  presetName: string | null
}

export type NewGeneration = Pick<
  GenerationRow,
  | 'id'
  | 'userId'
  | 'kind'
  | 'presetId'
  | 'presetName'
  | 'composer'
  | 'promptVersion'
  | 'seed'
  | 'usedWebSearch'
>

/** The time after which a request to a model has left this process; what it doesn't need waits until then. */
export const untilAskedMs = 10

export type IdeaStore = ReturnType<typeof createIdeaStore>

/** Stores streamed results. Batches what arrives concurrently from many streams. */
export function createIdeaStore(db: Db) {
  const insertPlainIdea = preparePlainIdea(db)
  const insertIdea = batchWrites(
    async (rows: IdeaInsert[]) => {
      const [first, ...others] = rows
      if (
        first &&
        others.length === 0 &&
        !first.request &&
        !first.script &&
        !first.ideaMarks?.length &&
        first.plan
      )
        await insertPlainIdea.execute(first)
      else await db.insert(contentIdeas).values(rows).onConflictDoNothing({ target: contentIdeas.id })
      return rows
    },
    { isRepeatable: true },
  )
  const insertGeneration = batchWrites(
    async (rows: NewGeneration[]) => {
      await db.insert(generations).values(rows).onConflictDoNothing({ target: generations.id })
      return rows
    },
    { isRepeatable: true },
  )
  const titles = prepareTitles(db)
  const end = batchWrites((ended: Ended[]) => endTogether(db, ended), { isRepeatable: true })
  return {
    /** Deferred, so that the request to the model leaves first; its reply takes longer than this. */
    addGeneration: (generation: NewGeneration) =>
      awaitedLater(pause(untilAskedMs).then(() => insertGeneration(generation))),
    addIdea({ generation, ...idea }: NewIdea): { row: IdeaRow; noted: Promise<unknown> } {
      const [createdAt, { userId, presetId, presetName }] = [new Date(), generation]
      const times = { createdAt, updatedAt: createdAt }
      const row = { ...nothingYet, ...idea, ...times, userId, generationId: generation.id }
      return { row: { ...row, presetId, presetName }, noted: awaitedLater(insertIdea(row)) }
    },
    /** The notes that ideas are written from. */
    listNotes: prepareWritingNotes(db),
    /** The creator's previous ideas, newest first, to avoid repetition. */
    listEarlier: (userId: string, most: number) => titles.execute({ userId, most }),
    endGeneration: async (id: string, state: WritingState) => void (await end({ id, state })),
  }
}

// The caller awaits the result later; until then a rejection must not count as unhandled.
function awaitedLater(noted: Promise<unknown>) {
  noted.catch(() => {})
  return noted
}

const nothingYet = {
  marks: [],
  ideaMarks: [],
  plan: null,
  request: null,
  script: null,
  scriptState: 'none',
  scriptComposer: null,
  scriptPromptVersion: null,
  scriptSeed: null,
  selectedHook: null,
} satisfies Partial<typeof contentIdeas.$inferSelect>

/** A model's idea usually arrives alone, so its statement is prepared once. */
function preparePlainIdea(db: Db) {
  // A placeholder would store JSON null in a column that must be empty.
  const {
    request: _request,
    script: _script,
    marks: _marks,
    ideaMarks: _ideaMarks,
    ...plain
  } = getTableColumns(contentIdeas)
  const values = Object.fromEntries(Object.keys(plain).map((name) => [name, sql.placeholder(name)]))
  return db
    .insert(contentIdeas)
    .values(values as never)
    .onConflictDoNothing({ target: contentIdeas.id })
    .prepare('add_plain_idea_once')
}

const prepareTitles = (db: Db) =>
  db
    .select({
      title: contentIdeas.title,
      structure: sql<string | null>`${contentIdeas.plan} ->> 'structure'`,
    })
    .from(generations)
    .innerJoin(contentIdeas, eq(contentIdeas.generationId, generations.id))
    .where(and(eq(generations.userId, sql.placeholder('userId')), ne(contentIdeas.title, '')))
    .orderBy(desc(generations.createdAt))
    .limit(sql.placeholder('most'))
    .prepare('earlier_titles')

type IdeaInsert = typeof contentIdeas.$inferInsert
type Ended = { id: string; state: WritingState }

async function endTogether(db: Db, ended: Ended[]) {
  for (const state of new Set(ended.map((each) => each.state))) {
    const ids = ended.filter((each) => each.state === state).map(({ id }) => id)
    await db.update(generations).set({ state }).where(inArray(generations.id, ids))
  }
  return ended
}

type NewIdea = {
  id: string
  generation: NewGeneration
  position: number
  title: string
  hookType: string
  targetAudience: string
  whyItWorks: string
  videoLength: string
  plan: IdeaPlan
  ideaMarks?: StoredIdeaMark[]
  request?: CustomIdeaInput
  scriptState?: WritingState
  scriptComposer?: string
  scriptPromptVersion?: string
  scriptSeed?: number
}

export async function findIdea(db: Db, userId: string, id: string): Promise<IdeaRow | undefined> {
  const [found] = await selectIdeas(db).where(and(eq(contentIdeas.userId, userId), eq(contentIdeas.id, id)))
  return found && joinPreset(found)
}

export async function removeIdea(db: Db, userId: string, id: string) {
  const removed = await db
    .delete(contentIdeas)
    .where(and(eq(contentIdeas.userId, userId), eq(contentIdeas.id, id)))
    .returning({ id: contentIdeas.id })
  return removed.length > 0
}

/**
 * The newest three ideas, preceded by custom ones that came after. A generation without ideas replaces
 * nothing.
 */
export async function currentIdeas(db: Db, userId: string) {
  const [generation] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.kind, 'ideas'), hasIdeas))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(1)
  const since = generation?.createdAt.toISOString() ?? '-infinity'
  const found = await selectIdeas(db)
    .where(
      and(
        eq(contentIdeas.userId, userId),
        or(
          generation && eq(contentIdeas.generationId, generation.id),
          and(eq(generations.kind, 'custom'), sql`${generations.createdAt} > ${since}::timestamptz`),
        ),
      ),
    )
    .orderBy(desc(generations.createdAt), asc(contentIdeas.position))
    .limit(100)
  return { generation, ideas: found.map(joinPreset) }
}

/** Past generations with their ideas, newest first. Skips generations without ideas. */
export async function listGenerations(db: Db, userId: string, before: Position | undefined) {
  const page = await db
    .select()
    .from(generations)
    .where(
      and(eq(generations.userId, userId), hasIdeas, olderThan(generations.createdAt, generations.id, before)),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(studioLimits.historyPage + 1)
  const ideas = await selectIdeas(db)
    .where(
      inArray(
        contentIdeas.generationId,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(asc(contentIdeas.position))
  const withIdeas = page.slice(0, studioLimits.historyPage).map((generation) => ({
    generation,
    ideas: ideas.map(joinPreset).filter(({ generationId }) => generationId === generation.id),
  }))
  return { page: withIdeas, hasMore: page.length > studioLimits.historyPage }
}

const hasIdeas = sql`exists (select 1 from ${contentIdeas} where ${contentIdeas.generationId} = ${generations.id})`

const selectIdeas = (db: Db) =>
  db
    .select({ idea: contentIdeas, presetId: generations.presetId, presetName: generations.presetName })
    .from(contentIdeas)
    .innerJoin(generations, eq(generations.id, contentIdeas.generationId))
    .$dynamic()

const joinPreset = ({
  idea,
  ...preset
}: {
  idea: typeof contentIdeas.$inferSelect
  presetId: string | null
  presetName: string | null
}): IdeaRow => ({ ...idea, ...preset })
