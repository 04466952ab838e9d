import type { SeededRandom } from '#platform/common/seeded-random.ts'
import type { NoteKind } from '../../contract/notes.ts'
import type { Hook } from '../../contract/script.ts'
import { countWords } from '../speaking-time.ts'
import { endsOpen, headClause, numberPhrases, quotesOf, tailClause, type Sentence } from './clauses.ts'
import type { Fact } from './fact.ts'
import type { HookKind, Phrases } from './phrases/phrases.ts'
import { lackOf } from './references.ts'
import { capitalize, dropEnd, dropLabel, finish } from './sentences.ts'
import { sharesStem, stemsOf } from './stems.ts'
import type { StructureName } from './structures.ts'

export const maxHookLength = 14

export type HookIdea = { kind: HookKind; text: string; fact: Fact | undefined }

type Asked = {
  facts: readonly Fact[]
  /** The first line after the hook, which the hook must not repeat. */
  firstPart: string
  structure: StructureName
  /** A story in the creator's own order, which may open with 'She …' or 'It …'. */
  isTold: boolean
  /** The question that the script answers without repeating it. */
  question: string | undefined
  /** The kind of the opening note, or of all items of a list. */
  kind: NoteKind | undefined
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
  const isUsable = ({ text }: HookIdea) => fitsHook(text) && asked.isAllowed(text)
  // 'First year I tried to shout over them' needs a hook that says over whom.
  const needsTopic = !asked.isTold && asked.facts[0]?.lacks !== undefined
  const found = inTurns(
    chance.shuffle(ownHooks(asked).flatMap(withTopic(asked, needsTopic)).filter(isUsable)),
  )
  // What the first line says anyway comes last.
  const own = [
    ...found.filter((idea) => !isInFirst(asked, idea)),
    ...found.filter((idea) => isInFirst(asked, idea)),
  ]
  const templates = templatesFor(asked, chance).filter(isUsable)
  const chosen: HookIdea[] = []
  const isNew = ({ text }: HookIdea) =>
    !chosen.some(
      (other) => other.text.includes(dropEnd(text, '.')) || text.includes(dropEnd(other.text, '.')),
    )
  const hasNewKind = ({ kind }: HookIdea) => !chosen.some((other) => other.kind === kind)
  const take = (from: readonly HookIdea[], fits: (idea: HookIdea) => boolean = () => true) => {
    for (const idea of from)
      if (chosen.length < 3 && isNew(idea) && hasNewKind(idea) && fits(idea)) chosen.push(idea)
  }
  const isOtherNote = ({ fact }: HookIdea) => !chosen.some((other) => other.fact === fact)
  if (question !== undefined) take(questionHooks(asked, question))
  else if (asked.structure === 'list') take(templates.slice(0, 1))
  take(own, isOtherNote)
  take(own)
  // Any sentence can be said straight away; the creator's words are better than a template.
  const following = needsTopic || asked.structure === 'list' ? [] : followingHooks(asked)
  const others = [...own.filter(isOtherNote), ...own, ...following].filter(isUsable)
  for (const kind of ['plain', 'moment', 'consequence'] as const)
    take(others.map((idea) => ({ ...idea, kind })))
  const fresh = templates.filter(({ number }) => !number || !chosen.some(({ text }) => text.includes(number)))
  take(fresh)
  take(fresh.map((idea) => ({ ...idea, kind: 'plain' as const })))
  const blanks: HookIdea[] = [
    { kind: 'blank', text: phrases.hookBlank, fact: undefined },
    ...phrases.subjectHooks.map(([kind, text]) => ({ kind, text, fact: undefined })),
  ]
  take(blanks)
  // Three in any case, even if two of them are alike.
  chosen.push(
    ...blanks.filter(({ text }) => !chosen.some((other) => other.text === text)).slice(0, 3 - chosen.length),
  )
  return chosen.map(({ kind, text }) => ({ text, approach: phrases.hookKinds[kind] }))
}

/** 'Swim along the beach until it lets you go' doesn't say what: the topic does. */
function withTopic({ topic }: Asked, needsTopic: boolean): (idea: HookIdea) => HookIdea[] {
  const stems = stemsOf(topic)
  return (idea) => {
    const { text, fact, kind } = idea
    const isInstruction = fact?.sentences.some(
      (sentence) => sentence.text === text && sentence.words[0]?.isVerb === true,
    )
    const isOpen = isInstruction && /\b(?:it|them|they)\b/i.test(text)
    if (topic === '' || sharesStem(stemsOf(text), stems) || !(needsTopic || isOpen)) return [idea]
    const named = { ...idea, text: `${capitalize(topic)}: ${text}` }
    return kind !== 'quote' && fitsHook(named.text) ? [named] : needsTopic ? [] : [idea]
  }
}

/** Whether the first line says the same, perhaps in the middle of a sentence: '600 euros. My landlord …'. */
function isInFirst({ firstPart }: Asked, { text }: HookIdea): boolean {
  const first = firstPart.toLowerCase()
  return text
    .toLowerCase()
    .replaceAll(/[“”„«»]/g, '')
    .split(/(?<=[.!?])\s/)
    .every((sentence) => first.includes(dropEnd(sentence, '.')))
}

/** `number` is one that no other hook should name too. */
function templatesFor(
  { phrases, ...asked }: Asked,
  chance: SeededRandom,
): (HookIdea & { number?: string })[] {
  if (!asked.isWritten) return []
  const kinds = asked.isTold ? [] : asked.facts.map(({ note }) => note.kind)
  const [last, ...announced] = phrases.templateHooks(asked.topic, asked.audience, kinds).toReversed()
  const number = asked.facts
    .filter(({ note }) => note.kind === 'number' || asked.isTold)
    .flatMap(({ sentences }) => sentences.flatMap(numberPhrases))[0]
  const template = (kind: HookKind, text: string) => ({ kind, text: asked.say(text), fact: undefined })
  return [
    ...(asked.structure === 'list' && !asked.isTold
      ? [template('topic', phrases.listHook(asked.topic, asked.kind))]
      : []),
    ...chance.shuffle(announced.map(([kind, text]) => template(kind, text))),
    template(...last!),
    ...(number ? [{ ...template('number', phrases.numberHook(number)), number }] : []),
  ]
}

const strength: readonly HookKind[] = [
  'question',
  'quote',
  'number',
  'contradiction',
  'consequence',
  'moment',
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
    .flatMap((fact) => fact.sentences.flatMap((sentence) => fromSentence(fact, sentence, phrases.quote)))
    .filter(({ text }) => fitsHook(text) && !dropLabel(firstPart).startsWith(dropEnd(text, '.')))
}

function fromSentence(fact: Fact, sentence: Sentence, quoted: Phrases['quote']): HookIdea[] {
  const text = dropLabel(sentence.text)
  const quotes = speakableQuotes(text).map((quote) => ({
    kind: 'quote' as const,
    text: quoted(finish(quote)),
    fact,
  }))
  // A quotation stands alone, even after 'He told me'. 'Since then' needs what was before.
  if (sentence.pointsBack || /\b(?:since then|seitdem)\b/i.test(text)) return quotes
  if (!sentence.isWhole) return []
  if (sentence.isQuestion) return fact.note.kind === 'question' ? [{ kind: 'question', text, fact }] : []
  const tail = tailClause(sentence)
  const head = headClause(sentence)
  // 'I say it in the first mail' has lost what it says.
  const isOpen = (clause: string) => {
    const isTail = clause === tail
    const count = clause.split(/\s+/).length
    return (
      isTail &&
      lackOf([{ ...sentence, pointsBack: false, words: sentence.words.slice(-count) }]) !== undefined
    )
  }
  const [number] = numberPhrases(sentence)
  const kindFor = (clause: string) => (number && clause.includes(number) ? 'number' : kindOf(fact))
  const clauses = [
    ...(tail ? [{ kind: 'consequence' as const, text: tail, fact }] : []),
    ...(head ? [{ kind: kindFor(head), text: dropLabel(head), fact }] : []),
    // '60 kilos. The front wheel came up.': only if the number belongs to what leads there.
    ...(tail &&
    number &&
    !tail.includes(number) &&
    !/[,:;]/.test(text.slice(0, text.indexOf(dropEnd(tail, '.').slice(1))))
      ? [{ kind: 'number' as const, text: `${finish(capitalize(number))} ${tail}`, fact }]
      : []),
    ...(quotes.length === 0 ? [{ kind: kindFor(text), text, fact }] : []),
  ]
  return [
    ...quotes,
    ...clauses.filter(
      (clause) => !endsOpen(clause.text) && !endsWithCount.test(clause.text) && !isOpen(clause.text),
    ),
  ]
}

/** 'I like to see six.' says nothing alone; 'at six' does. */
const endsWithCount =
  /(?<! (?:at|by|until|um|bis))\s(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)[.!]?$/i

/** A quoted sentence, not a word in quotation marks. */
const speakableQuotes = (text: string) =>
  quotesOf(text).filter((quote) => /^[\p{Lu}\p{N}¿¡]/u.test(quote) && countWords(quote) >= 3)

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
      return 'number'
    case 'fix':
    case 'quote':
    case 'question':
    case 'thing':
      return 'plain'
  }
}

/** The question itself. If the answer needs it, as 'No, never' does, every hook asks it. */
function questionHooks({ topic, firstPart, phrases: { asked }, facts }: Asked, question: string): HookIdea[] {
  const answer = facts.find((fact) => fact.sentences.map(({ text }) => text).join(' ') === firstPart)
  const repeated: HookIdea[] = answer?.sentences[0]?.pointsBack
    ? [
        { kind: 'plain', text: `${asked} ${question}`, fact: undefined },
        ...(topic
          ? [{ kind: 'topic' as const, text: `${capitalize(topic)}: ${question}`, fact: undefined }]
          : []),
      ]
    : []
  return [{ kind: 'question', text: question, fact: undefined }, ...repeated]
}

/** 'It lost 40 seconds a day.': a story may open in its middle. */
const followingHooks = ({ facts, firstPart }: Asked): HookIdea[] =>
  facts
    .flatMap((fact) => fact.sentences.map(({ text, isQuestion }) => ({ text, isQuestion, fact })))
    .filter(
      ({ text, isQuestion }) =>
        !isQuestion &&
        !firstPart.startsWith(text) &&
        countWords(text) > 3 &&
        /^(?:it|she|he|they|that|this|es|sie|er|das|dies\w{0,2})\s/i.test(text) &&
        !endsOpen(text),
    )
    .map(({ text, fact }) => ({ kind: 'moment', text, fact }))
