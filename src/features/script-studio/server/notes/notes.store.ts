import { and, arrayContains, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { lockUser } from '#features/accounts/server.ts'
import type { Position } from '#platform/server/cursor.ts'
import type { Db } from '#platform/server/database/database.ts'
import { olderThan } from '#platform/server/database/older-than.ts'
import { noteLimits, type NoteEdit, type NoteInput, type NoteQuery } from '../../contract/notes.ts'
import type { WritingNote } from '../../domain/writing/note.ts'
import { contentIdeas } from '../studio.tables.ts'
import { notes, noteUses } from './notes.tables.ts'

type PlainNote = typeof notes.$inferSelect
export type NoteRow = PlainNote & { usedIn: { ideaId: string; title: string }[] }

const mine = (userId: string, id: string) => and(eq(notes.userId, userId), eq(notes.id, id))

type Search = Pick<NoteQuery, 'q' | 'kind' | 'topic'> & { before: Position | undefined }

/** Newest first: one page plus one note, to know whether there is a next page. */
export async function listNotes(db: Db, userId: string, { q, kind, topic, before }: Search) {
  const rows = await db
    .select()
    .from(notes)
    .where(
      and(
        eq(notes.userId, userId),
        kind && eq(notes.kind, kind),
        topic === undefined ? undefined : eq(sql`lower(${notes.topic})`, topic.toLowerCase()),
        q ? contains(q) : undefined,
        olderThan(notes.createdAt, notes.id, before),
      ),
    )
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(noteLimits.page + 1)
  const page = await withUses(db, rows.slice(0, noteLimits.page))
  return { page, hasMore: rows.length > noteLimits.page }
}

function contains(q: string) {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(ilike(notes.words, pattern), ilike(notes.topic, pattern), arrayContains(notes.tags, [q]))
}

export async function findNote(db: Db, userId: string, id: string): Promise<NoteRow | undefined> {
  return (await withUses(db, await db.select().from(notes).where(mine(userId, id))))[0]
}

/** All notes or, if the notebook would overflow, none. Locks the creator's row so that the count holds. */
export function addNotes(db: Db, userId: string, inputs: readonly NoteInput[]): Promise<NoteRow[] | 'full'> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const [kept] = await tx.select({ count: count() }).from(notes).where(eq(notes.userId, userId))
    if ((kept?.count ?? 0) + inputs.length > noteLimits.perUser) return 'full'
    const added = await tx
      .insert(notes)
      .values(inputs.map((input, at) => ({ userId, ...input, createdAt: momentsAfterNow(at) })))
      .returning()
    return added.map((note) => ({ ...note, usedIn: [] }))
  })
}

// Keeps the order of a batch, because lists are sorted by this.
const momentsAfterNow = (count: number) => sql`now() + ${count} * interval '1 millisecond'`

export async function editNote(db: Db, userId: string, id: string, edit: NoteEdit) {
  const changed = await db
    .update(notes)
    .set({ ...edit, updatedAt: sql`now()` })
    .where(mine(userId, id))
    .returning()
  return (await withUses(db, changed))[0]
}

export async function removeNote(db: Db, userId: string, id: string) {
  return (await db.delete(notes).where(mine(userId, id)).returning({ id: notes.id })).length > 0
}

/**
 * Notes for writing: those that scripts use least, then the newest, as many as the composer can hold. In the order in
 * which they were written, because that shows what belongs together. Prepared, and one value instead of 200 rows,
 * because it runs before the model is called.
 */
export function prepareWritingNotes(db: Db): (userId: string) => Promise<WritingNote[]> {
  const isOwn = eq(notes.userId, sql.placeholder('userId'))
  const uses = db
    .select({
      noteId: noteUses.noteId,
      usedIn: sql<string[]>`array_agg(${noteUses.ideaId} order by ${noteUses.ideaId})`.as('used_in'),
    })
    .from(noteUses)
    .innerJoin(notes, eq(notes.id, noteUses.noteId))
    .where(isOwn)
    .groupBy(noteUses.noteId)
    .as('uses')
  const usedIn = sql<string[]>`coalesce(${uses.usedIn}, '{}')`.as('used_in')
  const { id, kind, topic, words, tags, createdAt } = notes
  const chosen = db
    .select({ id, kind, topic, words, tags, createdAt, usedIn })
    .from(notes)
    .leftJoin(uses, eq(uses.noteId, notes.id))
    .where(isOwn)
    .orderBy(sql`coalesce(cardinality(${uses.usedIn}), 0)`, desc(createdAt), desc(id))
    .limit(noteLimits.forWriting)
    .as('chosen')
  const reading = db
    .select({
      notes: sql<WritingNote[]>`coalesce(json_agg(json_build_object(
        'id', ${chosen.id}, 'kind', ${chosen.kind}, 'topic', ${chosen.topic}, 'words', ${chosen.words},
        'tags', ${chosen.tags}, 'usedIn', ${chosen.usedIn}) order by ${chosen.createdAt}, ${chosen.id}), '[]')`,
    })
    .from(chosen)
    .prepare('writing_notes')
  return async (userId) => (await reading.execute({ userId }))[0]?.notes ?? []
}

export const listWritingNotes = (db: Db, userId: string) => prepareWritingNotes(db)(userId)

export async function addUses(db: Db, ideaId: string, noteIds: readonly string[]) {
  await db
    .insert(noteUses)
    .values(noteIds.map((noteId) => ({ noteId, ideaId })))
    .onConflictDoNothing()
}

/** Records the notes of a new script and removes those of the previous one. */
export async function replaceUses(db: Db, userId: string, ideaId: string, noteIds: readonly string[]) {
  await db.transaction(async (tx) => {
    await tx.delete(noteUses).where(eq(noteUses.ideaId, ideaId))
    const own =
      noteIds.length === 0
        ? []
        : await tx
            .select({ id: notes.id })
            .from(notes)
            .where(and(eq(notes.userId, userId), inArray(notes.id, [...noteIds])))
    if (own.length > 0)
      await tx
        .insert(noteUses)
        .values(own.map(({ id }) => ({ noteId: id, ideaId })))
        .onConflictDoNothing()
  })
}

async function withUses(db: Db, rows: PlainNote[]): Promise<NoteRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const uses = await db
    .select({ noteId: noteUses.noteId, ideaId: noteUses.ideaId, title: contentIdeas.title })
    .from(noteUses)
    .innerJoin(contentIdeas, eq(contentIdeas.id, noteUses.ideaId))
    .where(inArray(noteUses.noteId, ids))
    .orderBy(desc(noteUses.createdAt), desc(noteUses.ideaId))
  return rows.map((row) => ({
    ...row,
    usedIn: uses.filter(({ noteId }) => noteId === row.id).map(({ ideaId, title }) => ({ ideaId, title })),
  }))
}
