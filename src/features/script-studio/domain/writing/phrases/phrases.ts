import type { NoteKind } from '../../../contract/notes.ts'
import type { Role, StructureName } from '../structures.ts'

export type HookKind =
  | 'question'
  | 'quote'
  | 'number'
  | 'contradiction'
  | 'consequence'
  | 'moment'
  | 'things'
  | 'plain'
  | 'topic'
  | 'blank'

/** Something only the creator can say. The label stands in the script; the answer takes its place. */
export type Blank = { kind: NoteKind; lead: string; question: (topic: string) => string }

/** A script to fill in: which blanks, in which order, and how it begins. */
export type FillIn = {
  structure: StructureName
  title: (topic: string) => string
  hooks: (topic: string) => readonly [HookKind, string][]
  blanks: readonly string[]
  ask: string
}

/** Everything that the composer says in one language. It connects and asks, and asserts nothing. */
export type Phrases = {
  roleLeads: Partial<Record<Role, readonly string[]>>
  kindLeads: Partial<Record<NoteKind, readonly string[]>>
  /** Where not even the topic is known. */
  topicBlank: string
  hookBlank: string
  quote: (text: string) => string
  /** Before a question that people asked. */
  asked: string
  ordinals: readonly [string, string, string]
  /** Around a note that is no sentence. */
  frames: Record<NoteKind, (fragment: string) => string>
  listTitle: (topic: string, kind: NoteKind) => string
  asks: Record<StructureName, readonly string[]>
  templateHooks: (topic: string, audience: string) => readonly string[]
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
  /** What a structure still lacks, by what ends it. */
  closing: Partial<Record<StructureName, readonly string[]>>
  /** What may be asked for when the notes of a structure are too few for its length. */
  more: readonly string[]
  fillIns: readonly FillIn[]
  /** For a subject of the creator's own: what stands in for it where it is too long, and two more. */
  subjectHooks: readonly [HookKind, string][]
  listBlanks: readonly string[]
  /** How a casual voice shortens the composer's own words. */
  shorten: (text: string) => string
}
