import type { ComposerContext } from './composer-context.ts'
import notSeenWords from './words/not-seen.json' with { type: 'json' }
import { numberPhrases, quotesOf } from './clauses.ts'
import { seenPhrases, type Fact, type Part } from './fact.ts'
import { finish } from './sentences.ts'

/** The visual for a part: a thing from its note, its number or quotation as text, or the creator. */
export function cueFor(context: ComposerContext, { fact, label }: Part, at: number): string {
  const { phrases, chance } = context
  if (label !== undefined)
    return phrases.cues.blank[at % phrases.cues.blank.length]!(phrases.blanks[label]!.lead)
  if (fact) {
    const things = concreteThings(fact).filter((thing) => context.isAllowed(thing))
    const numbers = fact.sentences.flatMap(numberPhrases)
    const quotes = fact.sentences.flatMap(({ text }) => quotesOf(text))
    if (quotes[0] && quotes[0].length <= 60) return phrases.cues.onScreen(phrases.quote(finish(quotes[0])))
    if (numbers[0] && (things.length === 0 || at % 2 === 0)) return phrases.cues.onScreen(finish(numbers[0]))
    const thing = things[0]
    if (thing)
      return phrases.cues.things[
        (at + chance.below(phrases.cues.things.length)) % phrases.cues.things.length
      ]!(thing)
  }
  return phrases.cues.toCamera[at % phrases.cues.toCamera.length]!
}

const abstract =
  /(?:tion|sion|ness|ity|ment|ism|ship|ence|ance|hood|ing|ure|cy|age|ung|heit|keit|tät|schaft|ismus|nis|tum|anz|enz)s?$/i
const notSeen: ReadonlySet<string> = new Set(notSeenWords)

/** Things a camera can see. When in doubt, leaves a thing out. */
export const concreteThings = (fact: Fact) => seenPhrases(fact).filter(isConcrete)

export function isConcrete(phrase: string): boolean {
  const last = phrase.split(' ').at(-1)!.toLowerCase()
  return (
    last.length > 2 &&
    !abstract.test(last) &&
    !notSeen.has(last) &&
    !['s', 'es', 'e', 'en', 'n'].some((end) => last.endsWith(end) && notSeen.has(last.slice(0, -end.length)))
  )
}
