import { z } from 'zod'
import { boundedText, lineOfText } from '#platform/common/text.ts'

/** The kind of a note. The composer picks a structure by the kinds a creator's notes have. */
export const noteKinds = [
  'mistake',
  'fix',
  'number',
  'result',
  'moment',
  'opinion',
  'quote',
  'question',
  'thing',
  'before-after',
] as const
export type NoteKind = (typeof noteKinds)[number]

export const noteLimits = {
  perUser: 2000,
  perBatch: 50,
  words: 1000,
  topic: 100,
  source: 2000,
  tags: 20,
  tag: 40,
  search: 200,
  page: 50,
  /** How many of them a script or prompt chooses from. */
  forWriting: 200,
} as const

export const noteMessages = {
  wordsMissing: 'Write something down first.',
  kindMissing: 'Choose what kind of note this is.',
  sourceInvalid: 'Enter a link that starts with http:// or https://.',
  batchEmpty: 'Add at least one note.',
  batchTooLarge: `Add at most ${noteLimits.perBatch} notes at once.`,
  tooManyTags: `Use at most ${noteLimits.tags} tags.`,
  limit: `Your notebook is full: it holds ${noteLimits.perUser.toLocaleString('en-US')} notes. Delete some to add more.`,
  gone: 'This note no longer exists.',
  nothingToChange: 'Nothing to change.',
} as const

const kind = z.enum(noteKinds, { error: noteMessages.kindMissing })
const topic = lineOfText(noteLimits.topic).trim()
/** Stored exactly as typed, including spaces, because scripts quote these words. */
const words = boundedText(noteLimits.words, noteMessages.wordsMissing).refine((text) => text.trim() !== '', {
  error: noteMessages.wordsMissing,
})
const source = lineOfText(noteLimits.source)
  .trim()
  .refine(isWebLink, { error: noteMessages.sourceInvalid })
  .nullable()
const tags = z
  .array(lineOfText(noteLimits.tag).trim().min(1, { error: 'Please fill in this field.' }))
  .max(noteLimits.tags, { error: noteMessages.tooManyTags })

export const NoteInput = z.object({
  kind,
  topic: topic.default(''),
  words,
  source: source.default(null),
  tags: tags.default([]),
})
export type NoteInput = z.output<typeof NoteInput>

/** The same as a form submits it: tags in one field, and an empty field for no link. */
export const NoteForm = z.object({
  kind,
  topic: topic.default(''),
  words,
  source: z
    .string()
    .default('')
    .transform((text) => text.trim() || null)
    .pipe(source),
  tags: z.string().default('').transform(splitTags).pipe(tags),
})

export const NoteBatch = z.object({
  notes: z
    .array(NoteInput, { error: noteMessages.batchEmpty })
    .min(1, { error: noteMessages.batchEmpty })
    .max(noteLimits.perBatch, { error: noteMessages.batchTooLarge }),
})

/** Omitted fields stay unchanged. */
export const NoteEdit = z
  .object({ kind, topic, words, source, tags })
  .partial()
  .refine((edit) => Object.keys(edit).length > 0, { error: noteMessages.nothingToChange })
export type NoteEdit = z.output<typeof NoteEdit>

export const Note = z.object({
  id: z.string(),
  kind: z.enum(noteKinds),
  topic: z.string(),
  words: z.string(),
  source: z.string().nullable(),
  tags: z.array(z.string()),
  /** The ideas whose scripts use this note. */
  usedIn: z.array(z.object({ ideaId: z.string(), title: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Note = z.infer<typeof Note>

export const NoteQuery = z.object({
  /** Searches words, topic and tags. */
  q: boundedText(noteLimits.search).trim().optional(),
  kind: kind.optional(),
  topic: topic.optional(),
  cursor: z.string().max(100).optional(),
})
export type NoteQuery = z.output<typeof NoteQuery>

export const NoteList = z.object({ items: z.array(Note) })
export const NotePage = NoteList.extend({ nextCursor: z.string().nullable() })

function splitTags(text: string): string[] {
  const all = text.split(',').map((tag) => tag.trim())
  return [...new Set(all.filter((tag) => tag !== ''))]
}

function isWebLink(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}
