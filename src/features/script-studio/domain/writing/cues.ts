import type { ComposerContext } from './composer-context.ts'
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
const notSeen = new Set(
  'tonight tomorrow yesterday today foot inch yard pound hum anfang leute silvester weihnachten dienst metre meter centimetre centimeter millimetre millimeter kilometre kilometer kilo gram litre liter degree euro mile uhr zentimeter gramm grad mann home row guy name pair trip centre center middle old past shift gap tax lap pause drop feel autumn scheme class visit player runner januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag woche jahr dusk dawn lead rear back top side piece half rest barn advice answer attempt attention beginner belief brain budget business care case chance change choice color colour cost country customer date deal decade difference doubt effort end energy error event evening example fact fault fear feedback fix flavor flavour fun goal habit half health help history idea interest issue job joke law level life limit loss love luck matter memory method mind moment money mood morning name need night noise order pain percent plan point power price pride problem process proof rate reason rest risk rule season secret sense silence skill sleep sort speed spring stage step story stress stuff style summer sun support system talk task taste temperature test theory thought tip tone topic total trick trouble truth turn type use value version view voice volume want wind winter wish world worry angst arbeit art beispiel ende erfolg ergebnis fall freude gefühl geld geschichte glück grund hilfe idee interesse kopf kosten leben liebe meinung mut nacht preis problem punkt recht regel risiko ruhe sache schritt sinn sommer spaß stress teil thema tipp unterschied wert winter wissen ziel herbst frühling abend morgen'.split(
    ' ',
  ),
)

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
