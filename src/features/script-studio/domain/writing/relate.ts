import type { Fact } from './fact.ts'
import { sharesStem, stemsOf } from './stems.ts'

/**
 * Whether two notes may stand in one script: they have one topic, and share a word beyond it, a tag, or a script that
 * speaks both. Notes that only have the topic in common sound glued together.
 */
export const isRelated = (a: Fact, b: Fact) => relation(a, b) > 0

/** How much two notes have in common: words beyond their topic; a shared tag or script counts like three. */
export function relation(a: Fact, b: Fact): number {
  if (a === b || topicKey(a) !== topicKey(b)) return 0
  const isTied =
    a.note.tags.some((tag) => b.note.tags.includes(tag)) ||
    a.note.usedIn.some((idea) => b.note.usedIn.includes(idea))
  const topic = stemsOf(a.note.topic)
  const shared = [...a.stems].filter((stem) => b.stems.has(stem) && !topic.has(stem))
  const things = shared.filter((stem) => a.things.has(stem) || b.things.has(stem)).length
  // One verb, such as 'paid', ties nothing together.
  const others = shared.length - things
  const isAsked = a.note.kind === 'question' || b.note.kind === 'question'
  const tie = others >= 2 || (others > 0 && (things > 0 || isAsked)) ? 1 : 0
  return things + tie + (isTied ? 3 : 0)
}

export const topicKey = ({ note }: Fact) => note.topic.trim().toLowerCase()

/** Each names its topic, or shares a word with the other: enough for a list, whose items stand side by side. */
export function isListable(a: Fact, b: Fact): boolean {
  return topicKey(a) === topicKey(b) && (isRelated(a, b) || sharesStem(a.stems, b.stems))
}
