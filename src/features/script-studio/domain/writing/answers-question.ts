import type { Fact } from './fact.ts'

const frequency =
  /\b(?:once|twice|every|each|times|daily|weekly|monthly|per|einmal|zweimal|jede\w{0,2}|täglich|wöchentlich|pro|mal)\b/i
const amount = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|zwei|drei|vier|fünf|zehn|halb)\b/i
const reason = /\b(?:because|costs?|so|since|means|weil|denn|deshalb|damit|kostet)\b/i

/**
 * Whether a note may be announced as the answer to a question: how often asks for how often, why for a reason. Notes on
 * the same thing that answer something else stay what they are.
 */
export function canAnswer(question: Fact, note: Fact): boolean {
  const asked = question.note.words
  const { kind, words } = note.note
  if (/^(?:how often|wie oft)\b/i.test(asked)) return frequency.test(words) && kind !== 'mistake'
  if (/^(?:how (?:much|many|long|far|big|old)|wie (?:viel|viele|lange|groß|weit))\b/i.test(asked))
    return amount.test(words)
  if (/^(?:why|warum|wieso|weshalb)\b/i.test(asked)) return kind === 'opinion' || reason.test(words)
  if (/^(?:how|wie)\b/i.test(asked)) return kind === 'fix' || kind === 'opinion'
  if (/^(?:what|which|who|where|when|was|welche\w?|wer|wo|wann)\b/i.test(asked)) return kind === 'opinion'
  return kind !== 'number'
}
