import type { FilmWord } from '../film.ts'
import { isUnit } from '../word-kinds.ts'

export const isHouseNumber = (words: readonly FilmWord[], at: number) =>
  precedesStreet(words, at) || followsStreet(words, at)

/** '218 Alder St', but not '45 minutes each way' */
function precedesStreet(words: readonly FilmWord[], at: number): boolean {
  const [name = '', street = ''] = [words[at + 1]?.text, words[at + 2]?.text]
  return (
    /^\d{1,5}$/.test(words[at]!.text) &&
    !isUnit(name) &&
    /^\p{L}+$/u.test(name) &&
    /^(?:st|street|ave|avenue|rd|blvd|ln)[.,!]*$/i.test(street)
  )
}

/** 'Lindenstraße 48', 'via Roma 3.', but not 'via Rome 3 times' */
function followsStreet(words: readonly FilmWord[], at: number): boolean {
  const [street = '', name = ''] = [words[at - 2]?.text, words[at - 1]?.text]
  const isLast = at === words.length - 1 || /[.,!]$/.test(words[at]!.text)
  const isStreet = /^(?:rue|via|viale|rua|calle|avenida|avenue)$/i.test(street) && /^\p{Lu}/u.test(name)
  const isGerman = /^\p{Lu}\p{L}*(?:straße|strasse|str\.|weg|platz|gasse|allee|ufer)$/u.test(name)
  return isLast && /^\d{1,4}\p{L}?[.,!]*$/u.test(words[at]!.text) && (isGerman || isStreet)
}
