import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { generatedId, instantMsNow } from '#platform/server/database/columns.ts'
import { ownerId } from '#features/accounts/server.ts'
import type { NoteKind } from '../../contract/notes.ts'
import { contentIdeas } from '../studio.tables.ts'

/** A creator's notebook: the only facts that scripts are written from. */
export const notes = pgTable(
  'notes',
  {
    id: generatedId(),
    userId: ownerId(),
    kind: text().$type<NoteKind>().notNull(),
    topic: text().notNull(),
    words: text().notNull(),
    source: text(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: instantMsNow(),
    updatedAt: instantMsNow(),
  },
  (table) => [index().on(table.userId, table.createdAt, table.id)],
)

/** Which script uses which note. */
export const noteUses = pgTable(
  'note_uses',
  {
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    ideaId: text()
      .notNull()
      .references(() => contentIdeas.id, { onDelete: 'cascade' }),
    createdAt: instantMsNow(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.ideaId] }), index().on(table.ideaId)],
)
