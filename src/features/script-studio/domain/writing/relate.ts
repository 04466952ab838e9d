import type { Fact } from './fact.ts'
import type { NoteKind } from '../../contract/notes.ts'
import { sharesStem, stemsOf } from './stems.ts'

/**
 * Whether two notes can be combined in a script: they have the same topic, and share a word beyond it, a tag
 * or a script, or were written one after the other as mistake and fix. Notes that share
 * only the topic sound disjointed.
 */
export const isRelated = (a: Fact, b: Fact) => relation(a, b) > 0

/** How much two notes have in common: words beyond their topic; a shared tag or script counts as three. */
export function relation(a: Fact, b: Fact): number {
  if (a === b || topicKey(a) !== topicKey(b)) return 0
  const isTied =
    a.note.tags.some((tag) => b.note.tags.includes(tag)) ||
    a.note.usedIn.some((idea) => b.note.usedIn.includes(idea))
  const topic = stemsOf(a.note.topic)
  const shared = [...a.stems].filter((stem) => b.stems.has(stem) && !topic.has(stem))
  const things = shared.filter((stem) => a.things.has(stem) || b.things.has(stem)).length
  // A single verb, such as 'paid', is not a connection.
  const others = shared.length - things
  const isAsked = a.note.kind === 'question' || b.note.kind === 'question'
  const tie = others >= 2 || (others > 0 && (things > 0 || isAsked)) ? 1 : 0
  const isAnswered = answers(a, b) || answers(b, a)
  return (
    things +
    tie +
    (isTied ? 3 : 0) +
    (follows(a, b) || follows(b, a) ? 1 : 0) +
    (isAnswered ? 2 : 0) +
    (isAnswered && [a, b].some(isReply) ? 2 : 0)
  )
}

/** What usually continues a note of each kind, in the order of the interview's questions. */
const continuations: Partial<Record<NoteKind, readonly NoteKind[]>> = {
  mistake: ['fix'],
  fix: ['result', 'number'],
  moment: ['mistake'],
  'before-after': ['fix'],
  opinion: ['number', 'result'],
  number: ['opinion'],
}

const follows = (a: Fact, b: Fact) =>
  Math.abs(a.place - b.place) === 1 && (continuations[a.note.kind]?.includes(b.note.kind) ?? false)

/** People write down the answer next to its question. */
const answers = (question: Fact, answer: Fact) =>
  question.note.kind === 'question' &&
  ['opinion', 'fix', 'result'].includes(answer.note.kind) &&
  // What stands next to a why is often another thought.
  (isReply(answer) || !/^(?:why|warum|wieso|weshalb)\b/i.test(question.note.words.trim())) &&
  Math.abs(question.place - answer.place) === 1

/** 'No. In our club …' replies to something. */
export const isReply = ({ note }: Fact) => /^(?:yes|no|ja|nein|because|weil)\b/i.test(note.words.trim())

export const topicKey = ({ note }: Fact) => note.topic.trim().toLowerCase()

/** Each names its topic or shares a word with the other, which is enough for items of a list. */
export function isListable(a: Fact, b: Fact): boolean {
  return topicKey(a) === topicKey(b) && (isRelated(a, b) || sharesStem(a.stems, b.stems))
}
