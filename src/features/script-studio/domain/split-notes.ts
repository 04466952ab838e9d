import { noteLimits, type NoteKind } from '../contract/notes.ts'
import { guessKind } from './guess-note-kind.ts'
import { pointsBack } from './writing/clauses.ts'
import { splitSentences } from './writing/sentences.ts'

export type NoteCandidate = { words: string; kind: NoteKind }

const minWords = 3
const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u

/**
 * Splits pasted text into notes of one thought each; a sentence that refers back stays with the one before
 * it.
 */
export function splitNotes(text: string): NoteCandidate[] {
  const notes: string[] = []
  for (const line of text.split(/\r?\n/)) {
    let current = ''
    for (const sentence of splitSentences(line.replace(bullet, ''))) {
      const joined = `${current} ${sentence}`
      const isShort = sentence.split(/\s+/).length < minWords
      if (current !== '' && (isShort || pointsBack(sentence)) && joined.length <= noteLimits.words)
        current = joined
      else {
        notes.push(current)
        current = sentence
      }
    }
    notes.push(current)
  }
  const whole = notes.filter((words) => words.split(/\s+/).length >= minWords)
  return [...new Set(whole)].map((words) => {
    const kept = words.slice(0, noteLimits.words)
    return { words: kept, kind: guessKind(kept) }
  })
}
