import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { generationLines } from '../contract/messages.ts'
import { notes, noteUses } from './notes/notes.tables.ts'
import { captions, contentIdeas, generations, presets, scheduledContent } from './studio.tables.ts'

/**
 * Everything a user created, for the data export. Sequential, because the embedded database has a single
 * connection.
 */
export async function exportStudio(db: Db, userId: string) {
  return {
    notes: await db.select().from(notes).where(eq(notes.userId, userId)),
    noteUses: await db
      .select({ noteId: noteUses.noteId, ideaId: noteUses.ideaId, createdAt: noteUses.createdAt })
      .from(noteUses)
      .innerJoin(notes, eq(notes.id, noteUses.noteId))
      .where(eq(notes.userId, userId)),
    presets: await db.select().from(presets).where(eq(presets.userId, userId)),
    generations: await db.select().from(generations).where(eq(generations.userId, userId)),
    ideas: await db.select().from(contentIdeas).where(eq(contentIdeas.userId, userId)),
    scheduled: await db.select().from(scheduledContent).where(eq(scheduledContent.userId, userId)),
    captions: await db.select().from(captions).where(eq(captions.userId, userId)),
  }
}

const maxLines = 100

/** When the user last generated something, but not what: their ideas are private. */
export async function listGenerationLines(db: Db, userId: string) {
  const made = await db
    .select({ at: generations.createdAt, kind: generations.kind })
    .from(generations)
    .where(eq(generations.userId, userId))
    .orderBy(desc(generations.createdAt))
    .limit(maxLines)
  return made.map(({ at, kind }) => ({ at, text: generationLines[kind] }))
}

/** Who generated something when, for the report on how many accounts stay active. */
export const generationActivity = (db: Db) =>
  db.select({ userId: generations.userId, at: generations.createdAt }).from(generations)
