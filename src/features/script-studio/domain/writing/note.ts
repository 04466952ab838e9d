import type { NoteKind } from '../../contract/notes.ts'

/** A note as the composer gets it: the creator's words are the only facts there are. */
export type WritingNote = {
  id: string
  kind: NoteKind
  topic: string
  words: string
  tags: readonly string[]
  /** The ideas whose scripts speak it already. */
  usedIn: readonly string[]
}

/** One word of a sentence, with what a tagger knows about it. */
export type TaggedWord = {
  text: string
  /** Punctuation before and after it, spaces included. */
  before: string
  after: string
  isNoun: boolean
  isVerb: boolean
  isAdjective: boolean
  isPronoun: boolean
  isDeterminer: boolean
  isName: boolean
  isNumber: boolean
  /** A camera might see it: no person, place, date or unit. */
  isSeen: boolean
}

/** Reads one sentence. English comes from a package, which a domain does not import. */
export type Tagger = (sentence: string) => readonly TaggedWord[]
