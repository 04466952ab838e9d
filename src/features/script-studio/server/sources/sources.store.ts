import { and, eq } from 'drizzle-orm'
import { lockUser } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Source } from '../../contract/idea.ts'
import { noteLimits } from '../../contract/notes.ts'
import { guessKind } from '../../domain/guess-note-kind.ts'
import { addNotes } from '../notes/notes.store.ts'
import { generations, type StoredSource } from '../studio.tables.ts'

export async function saveSources(
  db: Db,
  generationId: string,
  sources: StoredSource[],
  searchQueries: string[],
) {
  await db.update(generations).set({ sources, searchQueries }).where(eq(generations.id, generationId))
}

type Decided = {
  userId: string
  generationId: string
  position: number
  decision: NonNullable<Source['decision']>
}

/**
 * Accepts a search result as a note with its link, or dismisses it. A result that is a note already stays
 * one, so that two tabs add it once.
 */
export function decideSource(
  db: Db,
  { userId, generationId, position, decision }: Decided,
): Promise<StoredSource[] | 'gone' | 'full'> {
  const isMine = and(eq(generations.id, generationId), eq(generations.userId, userId))
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const [row] = await tx.select({ sources: generations.sources }).from(generations).where(isMine)
    const source = row?.sources[position]
    if (!row || !source?.sentence) return 'gone'
    if (source.decision === 'accepted') return row.sources
    if (decision === 'accepted') {
      const words = source.sentence.slice(0, noteLimits.words)
      const kind = guessKind(words)
      // What others found is not a moment of the creator's own.
      const note = { kind: kind === 'moment' ? 'result' : kind, words, source: source.url } as const
      if ((await addNotes(tx, userId, [{ ...note, topic: '', tags: [] }])) === 'full') return 'full'
    }
    const sources = row.sources.with(position, { ...source, decision })
    await tx.update(generations).set({ sources }).where(isMine)
    return sources
  })
}
