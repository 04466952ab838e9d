import type { FilmWord } from '../film.ts'
import { breakCost } from '../phrases.ts'
import { namesNumber, plain } from '../word-kinds.ts'

/** Words a second at 150 words a minute. */
const pace = 2.5

/** How long a word takes to say, in ordinary words. */
function weightOf({ text, isGlued }: FilmWord): number {
  const digits = text.replaceAll(/\P{N}/gu, '').length
  // 'R$ 9', '0,5 %'
  const sign = text.includes('\u00a0') && /[$€£%]/.test(text) ? 0.7 : 0
  if (digits > 0) return Math.min(4, 1 + (digits - 1) * 0.4) + sign
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return text.length * 0.5
  return isGlued || !/\p{L}/u.test(text) ? 0.5 : Math.max(0.7, Math.min(2, text.length / 6))
}

const weigh = (words: readonly FilmWord[]) => words.reduce((sum, word) => sum + weightOf(word), 0)

export const secondsToSay = (words: readonly FilmWord[]) => weigh(words) / pace

/** What a scene holds in ordinary words: most sentences are never cut, and hardly a scene holds more than the most. */
const ideal = 9
const short = 16
const most = 14

/** Cuts a long sentence into the parts that are on screen one at a time. With a scale below one the parts are shorter. */
export function chunk(words: readonly FilmWord[], scale = 1): FilmWord[][] {
  const half = findHalf(words)
  if (half > 0) return [words.slice(0, half), words.slice(half)].flatMap((part) => chunk(part, scale))
  if (weigh(words) <= short * scale || words.length < 4) return [[...words]]
  // 'What helped: Dry hair first': what is announced starts a scene of its own.
  const announced = words.findIndex(({ text }) => text.endsWith(':')) + 1
  // 'zweitens: Dose zerdrückt, drittens: falscher Markt': a label belongs to what comes after it.
  const label = words.slice(0, announced).findLastIndex(({ text }) => /[,;]$/.test(text)) + 1
  const opening = label > 0 && announced - label === 1 ? label : announced
  if (announced > 1 && announced < words.length && !isEnumerated(words, announced))
    return [words.slice(0, opening), words.slice(opening)].flatMap((part) => chunk(part, scale))
  type Step = { cost: number; from: number }
  const steps: Step[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= words.length; to++) {
    let best: Step = { cost: Infinity, from: 0 }
    for (let from = Math.max(0, to - 16); from < to; from++) {
      const weight = weigh(words.slice(from, to)) / scale
      const off = (weight - ideal) / 6
      // 'Keep it' or 'for weeks.' alone says nothing, unless it is a clause.
      const isClause = /[.!?:,]$/.test(words[to - 1]!.text) && isClauseEnd(words, from)
      const isScrap = to - from === 2 && weight < 2 && !isClause
      const lone = to - from === 1 ? 3 : isScrap ? 1.5 : 0
      const heavy = weight > most ? (weight - most) * 1.5 : 0
      const cut = from > 0 ? cutCost(words, from) : 0
      const isTorn = holdsClauseEnd(words, from, to) && ![from, to].every((at) => isClauseEnd(words, at))
      // 'the group set | it off themselves.'
      const rest = to === words.length && from > 0 && to - from <= 3 && !isClauseEnd(words, from) ? 0.8 : 0
      const hanging = to < words.length && hasShortEnd(words, from, to) ? 0.8 : 0
      const cost = steps[from]!.cost + off * off + lone + heavy + cut + (isTorn ? torn : 0) + hanging + rest
      if (cost < best.cost) best = { cost, from }
    }
    steps.push(best)
  }
  const chunks: FilmWord[][] = []
  for (let to = words.length; to > 0; to = steps[to]!.from) chunks.unshift(words.slice(steps[to]!.from, to))
  return chunks.map(unglueFirst)
}

/**
 * Where a semicolon parts 'la n° 5, 30 à 45 grammes, l’apéro ; la n° 3, 66 à 85 grammes': what stands on one screen
 * seems to belong together.
 */
function findHalf(words: readonly FilmWord[]): number {
  const at = words.findIndex(({ text }, index) => index > 1 && text.endsWith(';')) + 1
  const halves = [words.slice(0, at), words.slice(at)]
  const isParted = halves.every((part) => part.length > 2)
  const isOfNumbers = halves.every((part) => part.some(({ text }) => namesNumber(text)))
  return isParted && (isOfNumbers || weigh(words) > short) ? at : 0
}

/** 'If he lies | and doesn't breathe, call | for help': a scene holds whole clauses or a part of one. */
const torn = 0.9

/** 'Step four: don’t hang up' reads like 'One: the laser removes nothing'. */
const isEnumerated = (words: readonly FilmWord[], end: number) =>
  end <= 2 && words[end - 1]!.text.endsWith(':') && words.slice(0, end).some(({ text }) => enumerates(text))

const enumerates = (text: string) =>
  namesNumber(text) || /^(?:zero|one|first|null|eins|une?|deux|uno|una|um|uma)$/.test(plain(text))

const isClauseEnd = (words: readonly FilmWord[], at: number) =>
  at === 0 || at === words.length || breakCost(words, at) <= 0.05

function holdsClauseEnd(words: readonly FilmWord[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++)
    if (/[,;]$/.test(words[at - 1]!.text) && isClauseEnd(words, at)) return true
  return false
}

/** '… and that was it; no, | I also …', 'At work it’s gum; at the gym, | and I will …' */
function hasShortEnd(words: readonly FilmWord[], from: number, to: number): boolean {
  const start = words.slice(from, to - 1).findLastIndex(({ text }) => /[,;:]$|^[–—-]$/.test(text)) + 1
  return start > 0 && to - from - start <= 3
}

/** A phrase or an aside that is cut in two is worse than a scene that is long or short. */
function cutCost(words: readonly FilmWord[], at: number): number {
  const before = words.slice(0, at).map(({ text }) => text)
  const isAside = [/[()]/g, /[«»„“”]/g].some((marks) => isOpen(before, marks))
  // A semicolon or a dash parts more than a comma.
  const parts = /[;–—]$/.test(before.at(-1)!) ? -0.4 : 0
  const isLabel =
    before.at(-1)!.endsWith(':') && (/[,;]$/.test(before.at(-2) ?? '') || isEnumerated(words, at))
  return 16 * breakCost(words, at) ** 2 + parts + (isAside || isLabel ? 1.5 : 0)
}

/** Whether a bracket or quotation is open behind these words. */
function isOpen(words: readonly string[], marks: RegExp): boolean {
  const found = words.flatMap((text) => [...text.matchAll(marks)].map(([mark]) => mark))
  return found.length % 2 === 1
}

const unglueFirst = ([first, ...rest]: FilmWord[]) => (first ? [{ ...first, isGlued: false }, ...rest] : [])
