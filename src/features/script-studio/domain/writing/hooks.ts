import type { SeededRandom } from '#platform/common/seeded-random.ts'
import type { Hook } from '../../contract/script.ts'
import { countWords } from '../speaking-time.ts'
import { headClause, numberPhrases, quotesOf, seenPhrases, tailClause, type Fact } from './fact.ts'
import type { HookKind, Phrases } from './phrases/phrases.ts'
import { capitalize, dropEnd, finish } from './sentences.ts'
import { stemsOf } from './stems.ts'

export const maxHookLength = 14

export type HookIdea = { kind: HookKind; text: string; fact: Fact | undefined }

type Asked = {
  facts: readonly Fact[]
  /** The first line after the hook, which the hook must not repeat. */
  firstPart: string
  /** Every hook ends with it, because the script answers it. */
  question: string | undefined
  topic: string
  audience: string
  phrases: Phrases
  isAllowed: (text: string) => boolean
  say: (text: string) => string
  /** Whether the composer supports the creator's language. */
  isWritten: boolean
}

/** Three hooks of three kinds, from the creator's own clauses; at most one comes from a template. */
export function chooseHooks(asked: Asked, chance: SeededRandom): Hook[] {
  const { phrases, question } = asked
  const found = question === undefined ? ownHooks(asked) : questionHooks(asked, question)
  const templates = (asked.isWritten ? phrases.templateHooks(asked.topic, asked.audience) : []).map(
    (text) => ({
      kind: 'topic' as const,
      text:
        question === undefined
          ? asked.say(text)
          : join(asked.topic ? `${capitalize(asked.topic)}:` : '', question),
      fact: undefined,
    }),
  )
  const chosen: HookIdea[] = []
  const isNew = ({ text }: HookIdea) => !chosen.some((other) => other.text === text)
  const take = (from: readonly HookIdea[], fits: (idea: HookIdea) => boolean) => {
    for (const idea of from) if (chosen.length < 3 && isNew(idea) && fits(idea)) chosen.push(idea)
  }
  const hasNewKind = ({ kind }: HookIdea) => !chosen.some((other) => other.kind === kind)
  const usable = found.filter(({ text }) => fitsHook(text) && asked.isAllowed(text))
  const ordered = question === undefined ? inTurns(chance.shuffle(usable)) : usable
  take(ordered, (idea) => hasNewKind(idea) && !chosen.some(({ fact }) => fact === idea.fact))
  take(ordered, hasNewKind)
  // Prefers the creator's words of a kind already used over a second template.
  const isOtherNote = ({ fact }: HookIdea) => !chosen.some((other) => other.fact === fact)
  for (const kind of ['plain', 'moment'] as const) {
    const rest = ordered.find((idea) => isNew(idea) && isOtherNote(idea)) ?? ordered.find(isNew)
    if (chosen.length < 3 && rest && !chosen.some((other) => other.kind === kind))
      chosen.push({ ...rest, kind })
  }
  take(chance.shuffle(templates.filter(({ text }) => fitsHook(text) && asked.isAllowed(text))), (idea) =>
    hasNewKind(idea),
  )
  // One template is enough; the rest becomes questions.
  take([{ kind: 'blank', text: phrases.hookBlank, fact: undefined }], () => true)
  take(ordered, () => true)
  take(
    templates.map((idea) => ({ ...idea, kind: 'plain' as const })),
    () => true,
  )
  return chosen.map(({ kind, text }) => ({ text, approach: phrases.hookKinds[kind] }))
}

const strength: readonly HookKind[] = [
  'question',
  'quote',
  'number',
  'contradiction',
  'consequence',
  'moment',
  'things',
  'plain',
]

// The strongest kind first; random within a kind.
const inTurns = (ideas: readonly HookIdea[]) =>
  ideas.toSorted((a, b) => strength.indexOf(a.kind) - strength.indexOf(b.kind))

export const fitsHook = (text: string) => {
  const words = countWords(text)
  return words >= 3 && words <= maxHookLength
}

/** Every candidate from the notes. */
export function ownHooks({
  facts,
  firstPart,
  phrases,
}: Pick<Asked, 'facts' | 'firstPart' | 'phrases'>): HookIdea[] {
  return facts
    .flatMap((fact) => [...fromSentences(fact, phrases.quote), ...fromFragments(fact)])
    .filter(({ text }) => fitsHook(text) && !firstPart.startsWith(dropEnd(text, '.')))
}

function fromSentences(fact: Fact, quoted: Phrases['quote']): HookIdea[] {
  return fact.sentences.flatMap((sentence): HookIdea[] => {
    if (sentence.pointsBack || !sentence.isWhole) return []
    const { text } = sentence
    if (sentence.isQuestion) return [{ kind: 'question', text, fact }]
    const quotes = speakableQuotes(text).map((quote) => ({
      kind: 'quote' as const,
      text: quoted(finish(quote)),
      fact,
    }))
    const tail = tailClause(sentence)
    const head = headClause(sentence)
    const [number] = numberPhrases(sentence)
    const kind = number === undefined ? kindOf(fact) : 'number'
    return [
      ...quotes,
      ...(tail ? [{ kind: 'consequence' as const, text: tail, fact }] : []),
      ...(head
        ? [{ kind: number && head.includes(number) ? ('number' as const) : kindOf(fact), text: head, fact }]
        : []),
      ...(tail && number && !tail.includes(number)
        ? [{ kind: 'number' as const, text: `${finish(capitalize(number))} ${tail}`, fact }]
        : []),
      ...(quotes.length === 0 ? [{ kind, text, fact }] : []),
    ]
  })
}

/** A quoted sentence, not a word in quotation marks. */
const speakableQuotes = (text: string) =>
  quotesOf(text).filter((quote) => /^[\p{Lu}\p{N}¿¡]/u.test(quote) && countWords(quote) >= 3)

/** '90 euros. Four dead voices.': what the note names, without its sentence. */
function fromFragments(fact: Fact): HookIdea[] {
  const numbers = fact.sentences.flatMap(numberPhrases)
  const things = seenPhrases(fact).filter(
    (phrase) =>
      phrase.includes(' ') &&
      /^\p{Ll}/u.test(phrase) &&
      !numbers.some((number) => phrase.includes(number.split(' ').at(-1)!)),
  )
  const named = numbers.length > 0 ? [numbers[0]!, ...things.slice(0, 1)] : []
  return named.length === 2
    ? [{ kind: 'things', text: named.map((name) => finish(capitalize(name))).join(' '), fact }]
    : []
}

function kindOf({ note }: Fact): HookKind {
  switch (note.kind) {
    case 'opinion':
      return 'contradiction'
    case 'mistake':
    case 'result':
    case 'before-after':
      return 'consequence'
    case 'moment':
      return 'moment'
    case 'number':
    case 'fix':
    case 'quote':
    case 'question':
    case 'thing':
      return 'plain'
  }
}

const asksForAmount = /^(?:how (?:much|many|long|far|often)|wie (?:viel|lange|oft|weit))/iu

/** The question itself, and the question behind a number, quotation or short sentence. */
function questionHooks(
  { facts, topic, phrases: { quote: quoted, asked } }: Asked,
  question: string,
): HookIdea[] {
  const others = facts.filter(({ note }) => note.words.trim() !== question.trim())
  const openings = others.flatMap((fact): HookIdea[] =>
    fact.sentences.flatMap((sentence) => [
      ...speakableQuotes(sentence.text).map((quote) => ({
        kind: 'quote' as const,
        text: quoted(finish(quote)),
        fact,
      })),
      ...[tailClause(sentence), headClause(sentence), sentence.pointsBack ? undefined : sentence.text]
        .filter((text) => text !== undefined)
        .map((text) => ({ kind: kindOf(fact), text, fact })),
    ]),
  )
  const numbers = others.flatMap((fact) =>
    fact.sentences.flatMap(numberPhrases).map((number) => ({
      kind: 'number' as const,
      text: join(finish(capitalize(number)), question),
      fact,
    })),
  )
  // A bare number says little before a question that asks for no amount.
  const [amounts, lastResort] = asksForAmount.test(question) ? [numbers, []] : [[], numbers]
  // The first note answers the question, so its sentence follows the hook anyway.
  const first = others[0]?.sentences[0]?.text
  return [
    { kind: 'question', text: question, fact: undefined },
    ...amounts,
    ...openings
      .filter(({ text }) => text !== first && !isSubset(stemsOf(text), stemsOf(question)))
      .map((opening) => ({ ...opening, text: join(opening.text, question) })),
    ...(topic
      ? [{ kind: 'topic' as const, text: join(`${capitalize(topic)}:`, question), fact: undefined }]
      : []),
    { kind: 'plain', text: join(asked, question), fact: undefined },
    ...lastResort,
  ]
}

// 'I sit down. Why do you sit down?' is redundant.
const isSubset = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size > 0 && [...a].every((stem) => b.has(stem))

const join = (...texts: string[]) => texts.filter((text) => text !== '').join(' ')
