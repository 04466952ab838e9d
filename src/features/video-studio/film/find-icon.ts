import { isEnglish } from './captions/guess-english.ts'

/** `text` is all that the film says, to know its language. */
export type FindIcon = (words: readonly string[], text: string) => string | undefined

/** Finds the icon of the first thing that is named; two words ('bell pepper') come before one. */
export function createIconFinder(iconWords: Readonly<Record<string, string>>): FindIcon {
  const firstOf = (forms: readonly string[]) =>
    forms
      .map((form) => (Object.hasOwn(iconWords, form) ? iconWords[form] : undefined))
      .find((name) => name !== undefined)
  const known = new Map<string, boolean>()
  return (words, text) => {
    let isOurs = known.get(text)
    if (isOurs === undefined) {
      isOurs = isEnglish(text)
      known.clear()
      known.set(text, isOurs)
    }
    if (!isOurs) return words.map((word) => firstOf(foreignForms(word))).find((name) => name !== undefined)
    for (let length = 3; length >= 1; length--)
      for (let at = 0; at + length <= words.length; at++) {
        // 'Book a table' and 'Water the plants' begin with an action.
        if (at === 0 && length === 1 && words.length > 1 && actions.has(words[0]!)) continue
        const name = firstOf(englishForms(words.slice(at, at + length).join(' ')))
        if (name !== undefined) return name
      }
    return undefined
  }
}

const actions = new Set(
  'book water plant ship train iron watch paint box fish run search comment note order drop sleep brush film pin lock bank map fire shop repair wait launch sing breathe pen'.split(
    ' ',
  ),
)

/** The word itself and what may be its singular. */
function englishForms(word: string): string[] {
  const bare = word.replace(/['’]s$/, '')
  return [
    bare,
    ...(bare.endsWith('ies') ? [`${bare.slice(0, -3)}y`] : []),
    ...(bare.endsWith('ves') ? [`${bare.slice(0, -3)}f`] : []),
    ...(/(?:[sxzo]|ch|sh)es$/.test(bare) ? [bare.slice(0, -2)] : []),
    ...(bare.endsWith('s') && bare.length > 3 ? [bare.slice(0, -1)] : []),
  ]
}

const shortestPart = 4

/** The word, what may be its singular, the end of a compound, and an Arabic word without its article and ending. */
function foreignForms(word: string): string[] {
  const bare = word.replace(/^[\p{L}]['’]/u, '').toLowerCase()
  if (/\p{Script=Arabic}/u.test(bare)) {
    const stem = bare.replace(/^(?:وال|بال|لل|ال)/u, '')
    return [bare, stem, stem.replace(/ت?[كيه]$/u, 'ة')].map(mark)
  }
  const ends = Array.from({ length: Math.max(0, bare.length - shortestPart - 2) }, (_, at) =>
    bare.slice(at + 3),
  )
  const singular = bare.length > 4 ? [bare.replace(/(?:e?s|n|en)$/, '')] : []
  return [bare, ...singular, ...(bare.length > 8 ? ends : [])].map(mark)
}

const mark = (word: string) => `~${word}`
