import type { FilmWord } from '../film.ts'

/** '218 Alder St' */
export const isHouse = (words: readonly FilmWord[], at: number) =>
  /^\d{1,5}$/.test(words[at]!.text) &&
  words
    .slice(at + 2, at + 4)
    .some(({ text }) => /^(?:st|street|ave|avenue|rd|road|blvd|lane|ln|drive|dr|way)[.,!]*$/i.test(text))
