import type { FilmWord } from './film.ts'
import { splitWords } from './split-words.ts'

/** One thought: the text on screen at a time. */
export type Thought = FilmWord[]

const maxWords = 9

/**
 * Splits a text into thoughts of at most `most` words at natural pauses: sentences, commas, then before short
 * words.
 */
export function splitThoughts(text: string, most = maxWords): Thought[] {
  const thoughts = text
    .split(/\n+/)
    .flatMap(splitSentences)
    .flatMap((sentence) => {
      const clauses = sentence
        .split(/(?<=[,;:،؛])\s+|(?<=[，；：、])|(?<!\s)\s+[—–-]\s+/u)
        .map((clause) => splitWords(clause))
        .filter((words) => words.length > 0)
      return joinShort(clauses, most)
        .flatMap((words) => cutLong(words, most))
        .map(tidy)
        .filter((words) => words.length > 0)
    })
  // Shows a text of only punctuation as it is.
  return thoughts.length > 0 ? thoughts : [splitWords(text).slice(0, most)]
}

// An emoji ends a sentence only after words; before them it belongs to what follows.
function splitSentences(line: string): string[] {
  const firstLetter = line.search(/\p{L}/u)
  const sentences: string[] = []
  let start = 0
  for (const { 0: space, 1: picture, index } of line.matchAll(sentenceEnds)) {
    if (picture !== undefined && (firstLetter < 0 || firstLetter > index)) continue
    sentences.push(line.slice(start, index))
    start = index + space.length
  }
  return [...sentences, line.slice(start)]
}

const sentenceEnds =
  /(?<=[.!?…؟۔])\s+|(?<=[。！？])|(?<=(\p{Extended_Pictographic})\ufe0f?)\s+(?!\p{Extended_Pictographic})/gu

// Joins one or two words with a neighbour if there is room, because alone they would flash by.
function joinShort(clauses: Thought[], most: number): Thought[] {
  const joined: Thought[] = []
  for (const clause of clauses) {
    const before = joined.at(-1)
    const isShort = before && (before.length <= 2 || clause.length <= 2)
    if (before && isShort && before.length + clause.length <= most) before.push(...glued(before, clause))
    else joined.push([...clause])
  }
  return joined
}

// A Chinese comma has no space after it.
function glued(before: Thought, [first, ...rest]: Thought): Thought {
  const isDense = /[，；：、]$/u.test(before.at(-1)?.text ?? '')
  return first ? [{ ...first, isGlued: isDense }, ...rest] : []
}

const smallWords = new Set(
  'and or but so because that which who when while where if then than to for with without from into over under before after until about of in on at by as is are was were'.split(
    ' ',
  ),
)

function cutLong(words: Thought, most: number): Thought[] {
  if (words.length <= most) return [words]
  const parts = Math.ceil(words.length / most)
  const even = words.length / parts
  const isGood = (at: number) => smallWords.has(words[at]?.text.toLowerCase() ?? '')
  const choices = Array.from({ length: most }, (_, index) => index + 1).filter((at) => at >= 2)
  const cut = choices.reduce(
    (best, at) => {
      const cost = Math.abs(at - even) - (isGood(at) && !isGood(at - 1) ? 2.5 : 0) + (isGood(at - 1) ? 2 : 0)
      return cost < best.cost ? { at, cost } : best
    },
    { at: Math.min(most, Math.ceil(even)), cost: Infinity },
  ).at
  return [words.slice(0, cut), ...cutLong(words.slice(cut), most)]
}

/**
 * Drops a comma or full stop at the end, keeps exclamation and question marks, and capitalizes the first
 * word.
 */
function tidy(words: Thought): Thought {
  return words
    .map((word, index) =>
      index === words.length - 1
        ? { ...word, text: word.text.replace(/(?<![.,;:،؛，；：、。])[.,;:،؛，；：、。]+$/u, '') }
        : word,
    )
    .filter(({ text }) => text !== '')
    .map((word, index) => (index === 0 ? { ...word, text: capitalise(word.text) } : word))
}

// Keeps 'iPhone' and the like as written.
const capitalise = (text: string) =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
