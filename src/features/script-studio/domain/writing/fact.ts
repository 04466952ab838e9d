import { countWords } from '../speaking-time.ts'
import { isYear, nounPhrases, readSentence, type Sentence } from './clauses.ts'
import type { TaggedWord, Tagger, WritingNote } from './note.ts'
import { lackOf, type Lack } from './references.ts'
import { splitSentences } from './sentences.ts'
import { stemsOf } from './stems.ts'

/** A parsed note: what it says, and what it is about. */
export type Fact = {
  note: WritingNote
  sentences: readonly Sentence[]
  stems: ReadonlySet<string>
  /** The stems of its nouns and names. */
  things: ReadonlySet<string>
  /** Stems that at least three notes of its topic share, so that they connect no two of them. */
  subjects: ReadonlySet<string>
  /** Its numbers of at least two digits, except years. */
  numbers: ReadonlySet<string>
  words: number
  isFragment: boolean
  /** To be found in the note before it, or in its topic. */
  lacks: Lack | undefined
  /** Its position among the notes of its topic. */
  place: number
  /** The same without numbers, quotations and things, which don't interrupt a story. */
  step: number
}

/** One thing that is said, with the note it speaks or the blank it leaves. */
export type Part = { text: string; fact?: Fact; label?: string }

/** Parses notes in the order in which they were written, which shows what belongs together. */
export function readFacts(chosen: readonly WritingNote[], all: readonly WritingNote[], tag: Tagger): Fact[] {
  const topics = Map.groupBy(all, ({ topic }) => topic.trim().toLowerCase())
  const orders = new Map([...topics.values()].flatMap(surroundingsOf))
  const facts = chosen.map((note) => ({ ...readFact(note, tag), ...orders.get(note.id) }))
  return facts.filter((fact) => !facts.some((other) => repeats(fact, other)))
}

const asides = new Set(['number', 'quote', 'thing'])

type Surroundings = Pick<Fact, 'place' | 'step' | 'subjects'>

function surroundingsOf(group: readonly WritingNote[]): [id: string, surroundings: Surroundings][] {
  const counts = new Map<string, number>()
  for (const { words } of group)
    for (const stem of stemsOf(words)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const subjects = new Set([...counts].flatMap(([stem, count]) => (count > 2 ? stem : [])))
  let step = 0
  return group.map(({ id, kind }, place) => {
    if (!asides.has(kind)) step++
    return [id, { place, step, subjects }]
  })
}

/** '31 kilos' says nothing that 'We picked 31 kilos in June' doesn't say. */
const repeats = (fact: Fact, other: Fact) =>
  fact.isFragment &&
  fact !== other &&
  fact.words < other.words &&
  [...fact.numbers].every((number) => other.numbers.has(number)) &&
  [...fact.stems].every((stem) => other.stems.has(stem))

export function readFact(note: WritingNote, tag: Tagger): Fact {
  const sentences = splitSentences(note.words).map((text, at) => readSentence(text, tag, at > 0))
  // A short remark may follow a whole sentence: 'She said: "My face hurts." Good.'
  // 'Board books with flaps' names a thing and gives no order.
  const isFragment =
    !sentences[0]?.isWhole || (note.kind === 'thing' && sentences[0].words[0]?.isVerb === true)
  const stems = stemsOf(note.words)
  const things = stemsOf(sentences.flatMap(({ words }) => namesOf(words)).join(' '))
  const numbers = new Set(
    (note.words.match(/\d+(?:[.,]\d+)*/g) ?? []).filter((number) => number.length > 1 && !isYear(number)),
  )
  const lacks = lackOf(sentences)
  const words = countWords(note.words)
  const alone = { place: 0, step: 0, subjects: new Set<string>() }
  return { note, sentences, stems, things, numbers, words, isFragment, lacks, ...alone }
}

/** All words in a language without a tagger. */
function namesOf(words: readonly TaggedWord[]): string[] {
  const named = words.filter(
    ({ text, isNoun, isName, isVerb, isAdjective }, at) =>
      isNoun || isName || (at === 0 && /^\p{Lu}/u.test(text) && !isVerb && !isAdjective),
  )
  return (words.some(({ isNoun, isVerb }) => isNoun || isVerb) ? named : words).map(({ text }) => text)
}

/** The same, if the thing itself can be filmed. */
export const seenPhrases = (fact: Fact) =>
  phrasesOf(fact).filter((phrase) => {
    const last = phrase.split(' ').at(-1)
    return fact.sentences.some(({ words }) => words.some(({ text, isSeen }) => text === last && isSeen))
  })

export const phrasesOf = (fact: Fact) => [
  ...new Set(fact.sentences.flatMap(({ words }) => nounPhrases(words))),
]

/** Every sentence of the note, as typed. */
export const spoken = (fact: Fact) => fact.sentences.map(({ text }) => text).join(' ')
