import type { QueryClient } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { guessKind } from '../../domain/guess-note-kind.ts'
import { studioKeys } from './idea-cache.ts'
import { notesApi } from './studio-api.ts'

/** Loaded on first use, because few visits need it. */
export async function rememberLine(client: QueryClient, words: string) {
  const note = { kind: guessKind(words), words, topic: '', source: null, tags: [] }
  await unwrap(notesApi.index.$post({ json: { notes: [note] } }))
  await client.invalidateQueries({ queryKey: studioKeys.notes })
}
