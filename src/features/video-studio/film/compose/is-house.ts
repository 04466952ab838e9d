import type { FilmWord } from '../film.ts'

/** '218 Alder St' */
export const isHouse = (words: readonly FilmWord[], at: number) =>
  isBehindStreet(words, at) || isBeforeStreet(words, at)

const isBeforeStreet = (words: readonly FilmWord[], at: number) =>
  /^\d{1,5}$/.test(words[at]!.text) &&
  words
    .slice(at + 2, at + 4)
    .some(({ text }) => /^(?:st|street|ave|avenue|rd|road|blvd|lane|ln|drive|dr|way)[.,!]*$/i.test(text))

/** 'Lindenstraße 48', 'via Roma 3' */
const isBehindStreet = (words: readonly FilmWord[], at: number) =>
  /^\d{1,4}\p{L}?[.,!]*$/u.test(words[at]!.text) &&
  (/\p{L}(?:straße|strasse|str\.|weg|platz|gasse|allee|ufer)$/iu.test(words[at - 1]?.text ?? '') ||
    words
      .slice(Math.max(0, at - 3), Math.max(0, at - 1))
      .some(({ text }) => /^(?:rue|via|viale|rua|calle|avenida|avenue)$/i.test(text)))
