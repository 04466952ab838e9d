import type { IsForbidden } from './forbidden.ts'
import { isPluralWord, pluralise, wordsOf } from './grammar.ts'

/** Whom a video speaks to, as a plural: 'busy parents'. */
export type Audience = string

const mostWords = 6
const anybody: readonly Audience[] = ['beginners', 'busy people', 'first-timers', 'late starters']

/** The people named in the profile, each of whom a sentence can be about; some that always fit when there are none. */
export function understandAudiences(texts: readonly string[], isForbidden: IsForbidden): Audience[] {
  const found = texts.flatMap((text, index) => (index === 0 ? splitPeople(text) : forWhom(text)))
  const people = found.map(toPeople).filter((name) => name !== undefined && !isForbidden(name)) as string[]
  const different = [...new Map(people.map((name) => [name.toLowerCase(), name])).values()].slice(0, 6)
  return different.length > 0 ? different : [...anybody]
}

const splitPeople = (text: string) => text.split(/[,;\n•|/.]|\band\b|\bor\b|&/)

const forWhom = (text: string) =>
  [...text.matchAll(/\bfor ((?:[\p{L}-]+ ){0,3}[\p{L}-]+s)\b/giu)].map(([, people]) => people ?? '')

function toPeople(typed: string): string | undefined {
  const text = typed
    .replace(/<[^<>]*>|\{\{[^{}]*\}\}|\$\{[^{}]*\}/g, ' ')
    .replace(/\p{Extended_Pictographic}|[#*_"“”()<>{}[\]|]/gu, ' ')
    .replace(
      /\b(?:aged?|ages)?\s*\d+\s*(?:-|–|to)\s*\d+\s*(?:years?[ -]olds?|year olds|yrs?|y\/o|years?)?\b|\b\d+\+?\s*(?:years?[ -]olds?|y\/o)\b|(?<!\d)\d+\+/gi,
      ' ',
    )
    .replace(
      /^\s*(?:(?:my|our|the|audience|viewers?|followers|is|are|mostly|mainly|primarily|usually|for|aimed|at|targeting|target|people like|such as|like|a|an|any|all|some|also|who are|other|fellow)\s+)+/i,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/^[\s:.-]+|(?<![\s:.,!?-])[\s:.,!?-]+$/g, '')
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  if (/^(?:anyone|everyone|anybody|everybody|someone)$/i.test(words[0] ?? '')) words[0] = 'people'
  const kept = withoutClause(words)
  // 'people' alone is nobody in particular.
  if (kept.length === 1 && /^(?:people|persons?|folks|viewers|followers|users)$/i.test(kept[0] ?? ''))
    return undefined
  const head = kept.findIndex(
    (word, index) =>
      index > 0 &&
      /^(?:who|with|in|of|from|at|on|without|new|trying|looking|wanting|learning|working|living|interested|under|over)$/i.test(
        word,
      ),
  )
  const at = (head < 0 ? kept.length : head) - 1
  const noun = kept[at] ?? ''
  if (kept.length > mostWords || !/^[\p{L}'’-]+$/u.test(noun)) return undefined
  if (/^(?:gen)$/i.test(kept[at - 1] ?? '') || /^(?:z|x)$/i.test(noun))
    return `${kept.join(' ').replace(/^gen/i, 'Gen')} viewers`
  if (!isPluralWord(noun)) {
    if (!person.test(noun)) return undefined
    kept[at] = pluralise(noun)
  }
  return kept
    .map((word, index) => (index === 0 && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(' ')
}

// A clause that is cut in the middle is worse than none.
function withoutClause(words: string[]): string[] {
  if (words.length <= mostWords) return words
  const who = words.findIndex((word) => /^who$/i.test(word))
  if (/^people$/i.test(words[0] ?? '') && who > 0 && words.length - who <= 5)
    return ['people', ...words.slice(who)]
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /^(?:who|that|with|in|of|from|at|on|without|trying|looking|wanting|learning|because|but|so|when)$/i.test(
        word,
      ),
  )
  return at > 0 ? words.slice(0, at) : words
}

const person =
  /^(?:parent|mom|mum|dad|mother|father|student|teacher|founder|creator|beginner|runner|lifter|gamer|player|cook|baker|designer|developer|engineer|manager|marketer|nurse|freelancer|entrepreneur|owner|homeowner|renter|traveler|traveller|teen|teenager|adult|millennial|professional|artist|writer|reader|musician|photographer|gardener|crafter|maker|investor|saver|couple|person|woman|man|child|kid|girl|boy|girlfriend|fan|nerd|lover|enthusiast|hobbyist|learner|worker|leader|coach|trainer|athlete|senior|retiree|immigrant|expat|nomad|veteran|buyer|shopper|customer|client|viewer|follower|family|team|startup|business|brand|company|amateur|newbie|novice|expert|pro|director|executive|operator|analyst|recruiter|seller|driver|rider|cyclist|hiker|climber|swimmer|yogi|dancer|singer|producer|streamer|collector|caregiver|grandparent|newlywed|bride|groom)$/i
