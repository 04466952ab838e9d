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
 * which they were written, because that shows what belongs together.
 */
export async function listWritingNotes(db: Db, userId: string, topic?: string): Promise<WritingNote[]> {
  const usedIn = sql<
    string[]
  >`array(select ${noteUses.ideaId} from ${noteUses} where ${noteUses.noteId} = ${notes.id} order by 1)`.as(
    'used_in',
  )
  // The uses are read once for each note, to show and to sort by.
  const own = db
    .select({
      id: notes.id,
      kind: notes.kind,
      topic: notes.topic,
      words: notes.words,
      tags: notes.tags,
      usedIn,
      createdAt: notes.createdAt,
    })
    .from(notes)
    .where(
      and(
        eq(notes.userId, userId),
        topic === undefined ? undefined : eq(sql`lower(${notes.topic})`, topic.toLowerCase()),
      ),
    )
    // Without it, the planner would merge both queries and read the uses twice again.
    .offset(0)
    .as('own')
  const found = await db
    .select()
    .from(own)
    .orderBy(sql`cardinality(${own.usedIn})`, desc(own.createdAt), desc(own.id))
    .limit(noteLimits.forWriting)
  return found
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ createdAt: _createdAt, ...note }) => note)
}

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
