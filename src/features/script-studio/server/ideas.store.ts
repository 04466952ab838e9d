import { and, asc, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { studioLimits } from '../contract/limits.ts'
import type { Source, WritingState } from '../contract/idea.ts'
import type { CustomIdeaInput } from '../contract/script.ts'
import { contentIdeas, generations } from './studio.tables.ts'

export type GenerationRow = typeof generations.$inferSelect
export type IdeaRow = typeof contentIdeas.$inferSelect & {
  presetId: string | null
  presetName: string | null
}

type NewGeneration = Pick<
  GenerationRow,
  'userId' | 'kind' | 'presetId' | 'presetName' | 'composer' | 'promptVersion' | 'seed' | 'usedWebSearch'
>

export async function addGeneration(db: Db, generation: NewGeneration): Promise<GenerationRow> {
  const [added] = await db.insert(generations).values(generation).returning()
  return added!
}

export async function endGeneration(db: Db, id: string, state: WritingState) {
  await db.update(generations).set({ state }).where(eq(generations.id, id))
}

export async function noteSources(db: Db, id: string, sources: Source[], searchQueries: string[]) {
  await db.update(generations).set({ sources, searchQueries }).where(eq(generations.id, id))
}

type NewIdea = {
  id: string
  generation: GenerationRow
  position: number
  title: string
  hookType: string
  targetAudience: string
  whyItWorks: string
  videoLength: string
  request?: CustomIdeaInput
  scriptState?: WritingState
}

export async function addIdea(db: Db, { generation, ...idea }: NewIdea): Promise<IdeaRow> {
  const [added] = await db
    .insert(contentIdeas)
    .values({ ...idea, userId: generation.userId, generationId: generation.id })
    .returning()
  return { ...added!, presetId: generation.presetId, presetName: generation.presetName }
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

/** The newest three ideas, and before them those of one's own that came after. What brought no idea replaces none. */
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

export type HistoryCursor = { createdAt: Date; id: string }

/** What was generated before, newest first, with its ideas. One generation without an idea is not worth a line. */
export async function listGenerations(db: Db, userId: string, before: HistoryCursor | undefined) {
  const older =
    before &&
    or(
      lt(generations.createdAt, before.createdAt),
      and(eq(generations.createdAt, before.createdAt), lt(generations.id, before.id)),
    )
  const page = await db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), hasIdeas, older))
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

/** What the creator has had already, the newest first, so that nothing comes twice. */
export async function listTitles(db: Db, userId: string, most: number): Promise<string[]> {
  const found = await db
    .select({ title: contentIdeas.title })
    .from(contentIdeas)
    .where(and(eq(contentIdeas.userId, userId), ne(contentIdeas.title, '')))
    .orderBy(desc(contentIdeas.createdAt))
    .limit(most)
  return found.map(({ title }) => title)
}

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
