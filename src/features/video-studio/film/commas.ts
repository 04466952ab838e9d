import type { FilmWord } from './film.ts'
import { conjunctions, subjects } from './phrase-words.ts'
import { plain } from './word-kinds.ts'

// Commas that don't end a clause.

/** 'dickem, hellem': lower-case words with the same ending. */
export const isGermanRow = (before: string, after: string) => {
  const ending = /^\p{Ll}{2,}(e[mnrs]?),$/u.exec(before)?.[1]
  // '25 m schwimmen, einen Gegenstand'
  if (articles.test(after)) return false
  return ending !== undefined && ending.length > 1 && /^\p{Ll}{3}/u.test(after) && after.endsWith(ending)
}

const articles = /^[mdsk]?eine[mnrs]?$|^(?:ihr|unser|euer|eur|dies|jed)e[mnrs]$/

/** 'a choir in Decatur, | Georgia', 'from Saint John, | N.B.' */
export function isPlaceInPlace(words: readonly FilmWord[], at: number): boolean {
  if (!/^\p{Lu}\p{L}+,$/u.test(words[at - 1]!.text) || !/^\p{Lu}[\p{L}.]/u.test(words[at]!.text)) return false
  const start = words.slice(0, at - 1).findLastIndex(({ text }) => !/^\p{Lu}/u.test(text))
  return /^(?:in|near|at|from|outside|à|en|a|em)$/.test(words[start]?.text ?? '')
}

/** 'dated March 6, | 1938' */
export const isYearOfDate = (words: readonly FilmWord[], at: number) =>
  /^\d{4}(?!\d)/.test(words[at]?.text ?? '') && isDayOfDate(words, at - 1)

/** 'on December 6, 1917' */
export const isDayOfDate = (words: readonly FilmWord[], at: number) =>
  /^\d{1,2}(?:st|nd|rd|th)?,$/.test(words[at]?.text ?? '') &&
  /^\d{4}(?!\d)/.test(words[at + 1]?.text ?? '') &&
  /^\p{Lu}\p{L}+\.?$/u.test(words[at - 1]?.text ?? '')

/** '6. September' */
export const isOrdinalDay = (day: string, month: string) => /^\d{1,2}\.$/.test(day) && isMonth(month)

export const isMonth = (text: string) =>
  /^(?:Jan(?:uary|uar)?|Feb(?:ruary|ruar)?|Mar(?:ch)?|März|Apr(?:il)?|May|Mai|June?|Juni|July?|Juli|Aug(?:ust)?|Sept?(?:ember)?|O[ck]t(?:ober)?|Nov(?:ember)?|De[cz](?:ember)?)[.,!?]*$/.test(
    text,
  )

/** 'You don’t have to read music, | be religious or be strong': without its denial the rest says the opposite. */
export function isDeniedRow(words: readonly FilmWord[], at: number): boolean {
  const isDenial = ({ text }: FilmWord) => /^(?:not|never|no|without|nor)$|n['’]t$/.test(plain(text))
  const rest = words.slice(at, at + 5).map(({ text }) => plain(text))
  const [next = ''] = rest
  return (
    rest.includes('or') && !subjects.has(next) && !conjunctions.has(next) && words.slice(0, at).some(isDenial)
  )
}
