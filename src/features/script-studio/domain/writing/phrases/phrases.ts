import type { NoteKind } from '../../../contract/notes.ts'
import type { Role, StructureName } from '../structures.ts'

export type HookKind =
  | 'question'
  | 'quote'
  | 'number'
  | 'contradiction'
  | 'consequence'
  | 'moment'
  | 'plain'
  | 'topic'
  | 'blank'

/** Something only the creator can say. The label appears in the script until the answer replaces it. */
export type Blank = { kind: NoteKind; lead: string; question: (topic: string) => string }

/** A script with blanks: which ones, in which order, and how it begins. */
export type FillIn = {
  structure: StructureName
  title: (topic: string) => string
  hooks: (topic: string) => readonly [HookKind, string][]
  blanks: readonly string[]
  ask: string
}

/** All of the composer's phrases in one language. They connect and ask, but assert nothing. */
export type Phrases = {
  roleLeads: Partial<Record<Role, readonly string[]>>
  kindLeads: Partial<Record<NoteKind, readonly string[]>>
  /** For a fix that tells the viewer what to do. */
  instructionLeads: readonly string[]
  /** The same after a mistake that others make. */
  adviceLeads: readonly string[]
  /** If not even the topic is known. */
  unknownTopic: string
  hookBlank: string
  quote: (text: string) => string
  /** Introduces a question from the audience. */
  asked: string
  ordinals: readonly [string, string, string]
  /** Frames a note that is not a sentence. */
  frames: Record<NoteKind, (fragment: string) => string>
  listTitle: (topic: string, kind: NoteKind) => string
  andTwoMore: (text: string) => string
  asks: Record<StructureName, readonly string[]>
  /** Closing questions that suit only a story or list that opens with a note of this kind. */
  kindAsks: Partial<Record<StructureName, Partial<Record<NoteKind, readonly string[]>>>>
  /** Introduces what came of a fix. */
  outcomeLeads: readonly string[]
  /** Announces notes of these kinds. */
  templateHooks: (
    topic: string,
    audience: string,
    kinds: readonly NoteKind[],
  ) => readonly (readonly [HookKind, string])[]
  /** Announces three notes, of this kind if they share one. */
  listHook: (topic: string, kind: NoteKind | undefined) => string
  numberHook: (number: string) => string
  hookKinds: Record<HookKind, string>
  cues: {
    things: readonly ((thing: string) => string)[]
    onScreen: (text: string) => string
    toCamera: readonly string[]
    blank: readonly ((lead: string) => string)[]
  }
  tips: {
    pin: (text: string) => string
    onScreen: (text: string) => string
    disagree: (text: string) => string
    next: (text: string) => string
    firstFrame: (thing: string) => string
    ownLine: (text: string) => string
    leftOut: (text: string) => string
    blanks: (count: number) => string
    short: (seconds: number) => string
    aloud: string
  }
  why: { notes: (kinds: readonly NoteKind[]) => string; blanks: (count: number, isMixed: boolean) => string }
  audience: (topic: string) => string
  blanks: Record<string, Blank>
  /** What a structure still needs, by how it ends. */
  closing: Partial<Record<StructureName, readonly string[]>>
  /** What to ask for if a structure has too few notes for its length. */
  more: readonly string[]
  fillIns: readonly FillIn[]
  /** For a custom subject: a replacement if it is too long, and two more. */
  subjectHooks: readonly [HookKind, string][]
  listBlanks: readonly string[]
  /** How a casual voice shortens the composer's words. */
  shorten: (text: string) => string
}
