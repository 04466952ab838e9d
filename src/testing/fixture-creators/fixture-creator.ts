import type { NoteKind } from '#features/script-studio/contract/notes.ts'
import type { CreatorFacts } from '#features/script-studio/domain/creator-facts.ts'
import type { WritingNote } from '#features/script-studio/domain/writing/note.ts'
import { noFacts } from '../creators.ts'

type FixtureNote = readonly [kind: NoteKind, words: string, ...tags: string[]]

/** A fictional user of the script studio, with their notes. */
export type FixtureCreator = {
  name: string
  facts: CreatorFacts
  notes: WritingNote[]
  /** Their input for 'Script My Idea'. */
  request: string
}

export function fixtureCreator(
  name: string,
  facts: Partial<CreatorFacts>,
  notebook: Record<string, readonly FixtureNote[]>,
  request: string,
): FixtureCreator {
  const notes = Object.entries(notebook).flatMap(([topic, entries]) =>
    entries.map(([kind, words, ...tags]) => ({ kind, topic, words, tags })),
  )
  return {
    name,
    facts: { ...noFacts, ...facts },
    notes: notes.map((note, at) => ({ ...note, id: `${name}-${at}`, usedIn: [] })),
    request,
  }
}
