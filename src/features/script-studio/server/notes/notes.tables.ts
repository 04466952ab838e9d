import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server.ts'
import type { NoteKind } from '../../contract/notes.ts'
import { contentIdeas } from '../studio.tables.ts'

// Milliseconds, as JavaScript counts: a page begins exactly where the one before it ended.
const createdAt = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow()

/** A creator's notebook: the only facts that scripts are written from. */
export const notes = pgTable(
  'notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NoteKind>().notNull(),
    topic: text().notNull(),
    words: text().notNull(),
    source: text(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.createdAt, table.id)],
)

/** Which script speaks which note. */
export const noteUses = pgTable(
  'note_uses',
  {
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    ideaId: text()
      .notNull()
      .references(() => contentIdeas.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.ideaId] }), index().on(table.ideaId)],
)
