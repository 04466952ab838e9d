import type { FilmWord } from './film.ts'

const longestWord = 26

/** The words of a line; splits languages without spaces by the rules of their script. */
export function splitWords(line: string): FilmWord[] {
  return line
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '')
    .flatMap((part) => (withoutSpaces.test(part) ? segment(part) : [word(part)]))
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

function segment(part: string): FilmWord[] {
  const words: FilmWord[] = []
  for (const { segment: piece, isWordLike } of segmenter.segment(part)) {
    const before = words.at(-1)
    if (!isWordLike && before) before.text += piece
    else words.push(word(piece, words.length > 0))
  }
  return words
}

function word(text: string, isGlued = false): FilmWord {
  const characters = [...graphemes.segment(text)].map((each) => each.segment)
  const isLong = characters.length > longestWord
  return { text: isLong ? `${characters.slice(0, longestWord - 1).join('')}…` : text, strong: false, isGlued }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const joinWords = (words: readonly FilmWord[]) =>
  words.map(({ text, isGlued }, index) => (index > 0 && !isGlued ? ` ${text}` : text)).join('')
