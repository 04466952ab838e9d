import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { guessKind } from '../../domain/guess-note-kind.ts'
import { studioKeys } from './idea-cache.ts'
import { notesApi } from './studio-api.ts'

import { asApiError } from '#platform/web/api-error.ts'
import { noteLimits, type NoteEdit, type NoteInput, type NoteKind } from '../../contract/notes.ts'

export type NoteSearch = { q: string; kind: NoteKind | '' }

export const useNotes = ({ q, kind }: NoteSearch) =>
  useInfiniteQuery({
    queryKey: [...studioKeys.notes, q, kind],
    queryFn: ({ pageParam }) =>
      unwrap(
        notesApi.index.$get({
          query: { ...(q && { q }), ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (shown) => shown,
  })

/** The kinds of notes a topic already has. */
export async function fetchKindsOf(topic: string): Promise<NoteKind[]> {
  const { items } = await unwrap(notesApi.index.$get({ query: { topic } }))
  return items.map(({ kind }) => kind)
}

export function useNoteChanges() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: studioKeys.notes })
  return {
    /** In batches the server accepts; those before a failure stay saved. */
    add: async (notes: readonly NoteInput[]) => {
      try {
        for (let at = 0; at < notes.length; at += noteLimits.perBatch) {
          const batch = notes.slice(at, at + noteLimits.perBatch)
          await unwrap(notesApi.index.$post({ json: { notes: batch } }))
        }
      } finally {
        await refresh()
      }
    },
    edit: async (id: string, json: NoteEdit) => {
      const note = await unwrap(notesApi[':id'].$patch({ param: { id }, json }))
      await refresh()
      return note
    },
    remove: async (id: string) => {
      await unwrap(notesApi[':id'].$delete({ param: { id } })).catch((cause: unknown) => {
        // Already deleted in another tab.
        if (asApiError(cause).status !== 'NOT_FOUND') throw cause
      })
      await refresh()
    },
  }
}

/** Loaded on first use, because few visits need it. */
export async function rememberLine(client: QueryClient, words: string) {
  const note = { kind: guessKind(words), words, topic: '', source: null, tags: [] }
  await unwrap(notesApi.index.$post({ json: { notes: [note] } }))
  await client.invalidateQueries({ queryKey: studioKeys.notes })
}
