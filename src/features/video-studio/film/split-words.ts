import type { FilmWord } from './film.ts'

/** The words of a line; languages without spaces are split by the rules of their script. */
export function splitWords(line: string): FilmWord[] {
  return (
    line
      .trim()
      // '1 240' is one number.
      .replaceAll(/(?<!\d)\d{1,3}(?:\s\d{3})+(?!\d)/g, (number) => number.replaceAll(/\s/g, joiner))
      // '4 h 12'
      .replaceAll(/(?<!\S)\d{1,2} h \d\d(?!\d)/g, (time) => time.replaceAll(' ', joiner))
      // 'R$ 9,50', '§ 1950', '84 €'
      .replaceAll(/(?<!\S)(?:(?:R|US|CA|A|NZ|HK)?\$|€|£|CHF|Rs\.?|§{1,2}) (?=\d)/g, (sign) =>
        sign.replace(' ', joiner),
      )
      .replaceAll(/(?<=\d) (?=[€£%](?!\p{L}))/gu, joiner)
      // 'Erreur n° 2'
      .replaceAll(/(?<!\S)[nN][°º] (?=\d)/g, (sign) => sign.replace(' ', joiner))
      // 'Combien ?', '« Rien », dit-il'
      .replaceAll(/(?<!\s)\s+([!?:;»][.,!?…]*)(?=\s|$)/g, `${joiner}$1`)
      .replaceAll(/«\s+/g, `«${joiner}`)
      .split(/\s+/)
      .filter((part) => part !== '')
      .map((part) => part.replaceAll(joiner, '\u00a0'))
      .flatMap((part) => (withoutSpaces.test(part) ? segment(part) : parts(part)))
  )
}

/** Stands for a space that doesn't part words. */
const joiner = '\u2060'

/** 'Arbeitnehmer-Pauschbetrag' would make all its neighbors small if it couldn't be broken. */
function parts(part: string): FilmWord[] {
  const [, first, second] = /^(\p{L}{5,}-)(\p{L}{5,}\P{L}*)$/u.exec(part) ?? []
  return first && second && part.length > 17 ? [word(first), word(second, true)] : [word(part)]
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

const word = (text: string, isGlued = false): FilmWord => ({ text, isStrong: false, isGlued })
