import type { FilmWord } from '../film.ts'
import { plain } from '../phrases.ts'

const contrasts = new Set(
  "not never no nothing nobody none without instead only zero wrong stop always every first last best worst don’t don't doesn’t doesn't can’t can't won’t won't isn’t isn't nie nicht kein keine nichts nur ohne statt jamais pas rien sans nunca no nada sin لا لن ليس أبدا אף לא".split(
    ' ',
  ),
)
const units = new Set(
  'percent % euro euros dollars dollar pounds kg g mg km m cm mm ml l hours hour minutes minute seconds days weeks months years times degrees °c °f million billion thousand k prozent stunden minuten jahre tage wochen'.split(
    ' ',
  ),
)

/** Marks what the eye should find first: a number with its unit, else a name, else the contrast. */
export function emphasise(
  words: readonly FilmWord[],
  isSentenceStart: boolean,
  hasNames: boolean,
): FilmWord[] {
  if (words.length < 2) return [...words]
  const strong = pick(words, isSentenceStart, hasNames)
  // If everything shouts, nothing is heard.
  if (strong.size === 0 || strong.size > Math.max(1, words.length / 2)) return [...words]
  return words.map((word, index) => ({ ...word, isStrong: strong.has(index) }))
}

function pick(words: readonly FilmWord[], isSentenceStart: boolean, hasNames: boolean): Set<number> {
  const number = words.findIndex(({ text }) => /\p{N}/u.test(text))
  if (number >= 0) {
    const unit = words[number + 1]
    return new Set(unit && isUnit(unit.text) ? [number, number + 1] : [number])
  }
  const shouted = words.findIndex(({ text }) => /^\P{L}*\p{Lu}{3,}\P{L}*$/u.test(text))
  if (shouted >= 0) return new Set([shouted])
  const contrast = words.findIndex(({ text }) => contrasts.has(plain(text)))
  if (hasNames) {
    const name = words.findIndex(
      ({ text }, index) => (index > 0 || !isSentenceStart) && /^[^\p{L}]*\p{Lu}\p{Ll}{2,}/u.test(text),
    )
    if (name >= 0) {
      const next = words[name + 1]
      return new Set(next && /^\p{Lu}\p{Ll}+/u.test(next.text) ? [name, name + 1] : [name])
    }
  }
  return contrast >= 0 ? new Set([contrast]) : new Set()
}

const isUnit = (text: string) => units.has(plain(text)) || /^[%€$£°]/.test(text)

/** Whether a capital letter marks a name: in German it marks every noun, in a title every word. */
export function marksNames(text: string): boolean {
  const inside = [...text.matchAll(/(?<=\p{L}[,;]? )\p{L}+/gu)].map(([word]) => word)
  const capitals = inside.filter((word) => /^\p{Lu}/u.test(word)).length
  return inside.length > 0 && capitals / inside.length < 0.22
}
