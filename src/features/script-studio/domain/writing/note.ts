import type { NoteKind } from '../../contract/notes.ts'

/** A note for the composer: the creator's words are the only facts. */
export type WritingNote = {
  id: string
  kind: NoteKind
  topic: string
  words: string
  tags: readonly string[]
  /** The ideas whose scripts already use it. */
  usedIn: readonly string[]
}

/** Text that is not in the notebook, to be parsed like a note. */
export const asNote = (words: string, id = ''): WritingNote => ({
  id,
  kind: 'moment',
  topic: '',
  words,
  tags: [],
  usedIn: [],
})

/** A word of a sentence with its tags. */
export type TaggedWord = {
  text: string
  /** The punctuation before and after it, including spaces. */
  before: string
  after: string
  isNoun: boolean
  isVerb: boolean
  isAdjective: boolean
  isPronoun: boolean
  isDeterminer: boolean
  isName: boolean
  isNumber: boolean
  /** What a number can count, including units. */
  isCounted: boolean
  /** A person, by name, profession or family. */
  isPerson: boolean
  /** Filmable: not a person, place, date or unit. */
  isSeen: boolean
}

/** Tags one sentence. The English tagger is a package, which a domain must not import. */
export type Tagger = (sentence: string) => readonly TaggedWord[]
