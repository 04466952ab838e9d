import type { SceneContent } from '../film.ts'
import { isConnecting } from '../word-kinds.ts'
import { splitWords } from '../split-words.ts'
import type { Line } from './read-lines.ts'

const mostItems = 5
const longestItem = 9
const longestTitle = 7

/** A sentence that names at least three things after it has announced them. */
export function readList(text: string): SceneContent | undefined {
  const announced = /^([^:\d][^:]{2,79}:)\s+(\S.*)$/.exec(text)
  const heading = announced?.[1] ?? ''
  // 'High grown, around Kandy: …' describes one thing.
  if (turns.test(heading) || enumerated.test(heading) || heading.includes(',')) return undefined
  if (announced) return listOf(heading, splitItems(announced[2]!))
  if (text.includes(':')) return undefined
  const parts = splitItems(text)
  const [first = '', ...others] = parts
  const at = Math.max(startOfObject(first), startOfParallel(first, others))
  if (at <= 0) return undefined
  const title = first.slice(0, at).trim()
  // 'Build the heap in one day, one metre high and one metre wide': a title doesn't end in the middle of a phrase.
  if (title.includes(' ') && isConnecting(title.split(' ').at(-1)!)) return undefined
  // 'So no visitors': a single word announces nothing.
  if (title.includes(' ')) return listOf(title, [first.slice(at).trim(), ...others])
  // 'Pack a bag with soap, socks and pills': the others are in the bag, too.
  return startOfObject(first) === at ? undefined : listOf('', parts)
}

/** What follows them is compared with another sentence, not ticked off. */
const turns = /^(?:before|after|vorher|nachher|früher|heute|avant|après|antes|después):$/i

/** 'Three, Russell’s viper: fat body, …' and 'Step 1: …' are themselves one of several things. */
const enumerated =
  /^(?:\d+|one|two|three|four|five|six|eins|zwei|drei|vier|fünf|une?|deux|trois|quatre|uno|dos|tres|cuatro)[,.)]\s|^\p{L}+\s\d+:$/iu

/** Three or more short sentences in a row that each begin with a label: 'Week one: …' */
export function readLabelled(lines: readonly Line[]): { content: SceneContent; count: number } | undefined {
  const end = lines.findIndex(({ text, form }) => form !== 'sentence' || !labelled.test(text))
  const items = lines
    .slice(0, end < 0 ? undefined : end)
    .slice(0, mostItems)
    .map(({ text }) => text.replace(/[.]$/, ''))
  // 'Three: … Four: … Five: …' without 'One: …' would be half a list.
  if (later.test(items[0] ?? '')) return undefined
  const content = listOf('', items)
  return content && { content, count: items.length }
}

const later =
  /^(?:\p{L}+\s)?(?:[2-9]|two|three|four|five|zwei|zweitens|drei|drittens|vier|viertens|deux|trois|quatre|dos|tres|cuatro|dois|três|quatro|due|tre|quattro):/iu
const labelled = /^[^:.,!?]{2,24}:\s[^:]+$/

const conjunction = /^(?:and|or|und|oder|et|ou|y|e)\s+/i

/** 'a chair, a wall and a timer' as three things. */
function splitItems(text: string): string[] {
  const parts = withClauses(text.replace(/(?<!\.)[.!]$/, '').split(/,\s+/))
  const end = parts.pop()!
  const last = end.replace(conjunction, '')
  // 'and any account marked POD or TOD' is one thing.
  if (last !== end) return [...parts, last]
  const [next = '', ...more] = last.split(/\s(?:and|or|und|oder|et|ou|y)\s/)
  // 'salt and pepper' behind two other things may be one of them; with one other thing it is two.
  // 'Bügelflasche 15, Dose und Einweg 25': both have the number.
  const sharesNumber = parts.some(endsInNumber) && !endsInNumber(next)
  const isPair = more.length === 1 && !sharesNumber && (parts.length > 0 || more[0]!.split(' ').length < 4)
  return isPair ? [...parts, next, more[0]!] : [...parts, last]
}

const endsInNumber = (item: string) => /\d\S{0,6}(?:\s\S{1,4})?$/.test(item)

/** 'a friend, who cooked': a clause belongs to the thing before it. In German a verb in small letters ends it. */
function withClauses(parts: readonly string[]): string[] {
  const isClause = (part: string) =>
    /^(?:who|which|whose|where|when|because|so that|weil|wenn|wo|damit)\s/i.test(part) ||
    /^(?:der|die|das|den|dem|deren|dessen)\s(?:.*\s)?\p{Ll}+$/u.test(part)
  const joined: string[] = []
  for (const part of parts) {
    if (joined.length > 0 && isClause(part)) joined.push(`${joined.pop()}, ${part}`)
    else joined.push(part)
  }
  return joined
}

function listOf(title: string, items: readonly string[]): SceneContent | undefined {
  // 'Friday: crumb coat, chill, 4 hrs': an amount among things is none of them.
  const amounts = items.filter((item) => amount.test(item))
  const isList =
    items.length >= 3 &&
    items.length <= mostItems &&
    (amounts.length === 0 || amounts.length === items.length) &&
    !startsWithHeading(items) &&
    !mixesWith(items) &&
    isCountOf(title, items.length) &&
    splitWords(title).length <= longestTitle &&
    !items.some(
      (item) =>
        /[;?!]|\.\s|^[\d.,]+$/.test(item) ||
        // 'down for who, what and why'
        isConnecting(item) ||
        clause.test(item) ||
        thatIs.test(item) ||
        manner.test(item) ||
        splitWords(item).length > longestItem,
    )
  if (!isList) return undefined
  return { kind: 'checklist', data: { title, items, isNumbered: false, first: 1 } }
}

const amount =
  /^(?:(?:roughly|about|around|almost|nearly|under|over|etwa|rund|environ|cerca de|unos) )?(?:(?:[$€£]|\p{Lu}{1,2}\$)\s?)?[\d.,–-]+(?:\s?[$€£%])?(?:\s\p{L}{1,12})?(?:\sa\s\p{L}+)?$/u

/** 'From June: Basel to Malmö, with seats from €39, cabins at €189': what has no price is what the others are of. */
const startsWithHeading = ([first = '', ...others]: readonly string[]) =>
  !/\d/.test(first) && others.length > 1 && others.every((item) => /[$€£]/.test(item))

/** 'somos cuatro, con una tetera y una radio': what comes with a thing is no entry beside it. */
const mixesWith = (items: readonly string[]) => {
  const count = items.filter((item) => /^(?:con|mit|with|avec|com)\s/.test(item)).length
  return count > 0 && count < items.length
}

/** 'Check these four:' announces four. */
const isCountOf = (title: string, count: number) => {
  const said = counts.exec(title)?.[0].toLowerCase()
  return said === undefined || [String(count), ...written[count]!].includes(said)
}
const written: Readonly<Record<number, readonly string[]>> = {
  3: ['three', 'drei', 'trois', 'tres', 'três', 'tre'],
  4: ['four', 'vier', 'quatre', 'cuatro', 'quatro', 'quattro'],
  5: ['five', 'fünf', 'cinq', 'cinco', 'cinque'],
}
const counts =
  /(?<!\p{L})(?:two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|[2-9])(?=:| (?:things?|steps?|rules?|tips?|reasons?|Dinge|Schritte|choses|cosas):)/iu

const announcers =
  /^(?:\S+\s){0,4}?(?:need|needs|use|uses|bring|buy|pack|check|wear|want|add|mix|contains?|brauchst|brauche|braucht|benutze|nimm|pack|prüfe|messe)\s(?=\S)/i

/** 'and you never guess', 'if it rains': a clause is not one of several things. */
const clause =
  /^(?:and|or|but|so|if|when|that|because|und|oder|aber|ob|dass|weil|wenn|denn|et|mais|car|si|y|pero|porque)\s|(?<!\p{L})(?:I|you|we|they|he|she|it|is|are|was|were|people|always|ich|du|wir|ist|sind)(?!\p{L})/u

/** 'R$ 16,80, ou seja, 56 centavos': the same thing again. */
const thatIs =
  /^(?:that is|i\.?e\.?|in other words|das hei(?:ß|ss)t|also|sprich|d\.\s?h\.|c['’]est-à-dire|soit|donc|o sea|es decir|ou seja|isto é|cioè)(?!\p{L})/iu

/** 'cahier par cahier', 'despacito', 'rezando': how something is done is no step of it. */
const manner =
  /^(\p{L}+) (?:par|by|por|für|um) \1$|^(?:always|never|toujours|jamais|immer|nie|siempre|nunca)$|^même s|^\p{L}+(?:ando|iendo|mente|ito|ment)$/iu

/** Where the first thing begins behind a verb that announces things: 'You need | pins'. */
const startOfObject = (first: string) => announcers.exec(first)?.[0].length ?? -1

const beginnings =
  /^(?:an?|the|no|my|your|his|her|our|their|one|more|less|in|on|at|with|without|for|ein|eine|einen|der|die|das|den|kein|keine|keinen|mein|meine|mehr|mit|ohne|für)$/

/** Where the first thing begins if all begin alike: 'Bring | a chair, a wall and a timer'. */
function startOfParallel(first: string, others: readonly string[]): number {
  const [word = ''] = others[0]?.split(' ') ?? []
  const isAlike = others.length > 1 && others.every((other) => other.split(' ')[0] === word)
  return isAlike && beginnings.test(word) ? first.lastIndexOf(` ${word} `) + 1 : -1
}
