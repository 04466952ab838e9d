import type { Note } from '../../contract/notes.ts'
import type { NoteRow } from './notes.store.ts'

export const presentNote = (row: NoteRow): Note => ({
  id: row.id,
  kind: row.kind,
  topic: row.topic,
  words: row.words,
  source: row.source,
  tags: row.tags,
  usedIn: row.usedIn,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
