import type { FilmWord } from './film.ts'

const plain = new Set(
  'a an the and or but so because that which who whom when while where if then than to for with without from into over under before after until about of in on at by as is are was were be been am i you he she it we they me him her us them my your his its our their this these those there here not no do does did have has had will would can could should may might must just very really more most some any all each every how what why also only even still through between behind across against along around among above below beside during within toward towards again always never another other both such same being going comes since'.split(
    ' ',
  ),
)

/** Marks the word that the eye should find first: a number, a shout, otherwise the longest that carries meaning. */
export function emphasise(words: readonly FilmWord[]): FilmWord[] {
  const scores = words.map(({ text }) => score(text))
  const best = Math.max(...scores)
  const chosen = words.length > 1 && best > 3 ? scores.indexOf(best) : -1
  return words.map((word, index) => ({ ...word, strong: index === chosen }))
}

function score(text: string): number {
  const letters = text.replace(/[^\p{L}\p{N}%$€£]/gu, '')
  if (plain.has(letters.toLowerCase())) return 0
  const isNumber = /\d/.test(letters)
  const isShouted =
    letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters)
  return letters.length * (isDense ? 3 : 1) + (isNumber ? 10 : 0) + (isShouted ? 6 : 0)
}
