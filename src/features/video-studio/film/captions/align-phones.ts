import { countSyllables, splitSpoken, type SpokenLine, type SpokenWord } from './spoken.ts'

/** A sound of speech and when it ends, in seconds; `pau` is a pause. */
export type Phone = { name: string; end: number }

/** Which first sounds a letter or digit may have. */
const firstSounds: Record<string, string> = {
  a: 'ae ey aa ax ao eh ah aw',
  b: 'b',
  c: 'k s ch',
  d: 'd',
  e: 'eh iy ih ax er ey',
  f: 'f',
  g: 'g jh',
  h: 'hh aw ao',
  i: 'ih ay ax iy',
  j: 'jh',
  k: 'k n',
  l: 'l',
  m: 'm',
  n: 'n',
  o: 'ow aa ao ah ax w uh uw oy aw',
  p: 'p f s',
  q: 'k',
  r: 'r',
  s: 's sh',
  t: 't th dh ch',
  u: 'y ah ax uw uh',
  v: 'v',
  w: 'w r hh',
  x: 'z eh',
  y: 'y',
  z: 'z',
  0: 'z',
  1: 'w t',
  2: 't',
  3: 'th',
  4: 'f',
  5: 'f',
  6: 's',
  7: 's',
  8: 'ey',
  9: 'n',
}

const wrongStart = 3

/** The times of a line's words, from the sounds a speech synthesizer made of it. */
export function alignPhones(text: string, phones: readonly Phone[]): SpokenLine {
  const sounds = phones
    .map(({ name, end }, index) => ({ name, end, start: phones[index - 1]?.end ?? 0 }))
    .filter(({ name }) => name !== 'pau')
  const words = splitSpoken(text)
  if (sounds.length === 0 || words.length === 0) return { text, start: 0, end: 0, words: [] }
  const starts = cutSounds(words, sounds)
  const timed = words.map((word, index): SpokenWord => {
    const [from, to] = [starts[index]!, starts[index + 1] ?? sounds.length]
    return { text: word, start: sounds[from]!.start, end: sounds[Math.max(from, to - 1)]!.end }
  })
  return { text, start: sounds[0]!.start, end: sounds.at(-1)!.end, words: timed }
}

type Sound = { name: string; start: number; end: number }

/** The first sound of each word: about as many as it should have, and the first fits its letter. */
function cutSounds(words: readonly string[], sounds: readonly Sound[]): number[] {
  // A synthesizer may leave a word out; then words share sounds.
  if (sounds.length < words.length) return words.map((_, index) => Math.min(index, sounds.length - 1))
  const sizes = words.map(countSounds)
  const scale = sounds.length / sizes.reduce((sum, size) => sum + size, 0)
  let best = sounds.map((_, at) => (at === 0 ? 0 : Infinity))
  const choices: number[][] = []
  sizes.forEach((size, word) => {
    if (word === words.length - 1) return
    const next = sounds.map(() => Infinity)
    const chosen = sounds.map(() => 0)
    const last = sounds.length - (words.length - 1 - word)
    for (let to = word + 1; to <= last && to < sounds.length; to++)
      for (let from = Math.max(word, to - mostSounds); from < to; from++) {
        const expected = size * scale
        const cost =
          best[from]! + (to - from - expected) ** 2 / expected + startCost(words[word + 1]!, sounds, to)
        if (cost < next[to]!) {
          next[to] = cost
          chosen[to] = from
        }
      }
    best = next
    choices.push(chosen)
  })
  const lastSize = sizes.at(-1)! * scale
  const ends = best.map((cost, at) => cost + (sounds.length - at - lastSize) ** 2 / lastSize)
  const starts = [ends.indexOf(Math.min(...ends))]
  for (let word = words.length - 2; word >= 0; word--) starts.unshift(choices[word]![starts[0]!]!)
  return starts
}

const mostSounds = 60

/** A word begins after a pause, or with a sound that fits its first letter. */
function startCost(word: string, sounds: readonly Sound[], at: number): number {
  if (sounds[at]!.start > sounds[at - 1]!.end + 0.001) return -wrongStart
  const fitting = firstSounds[/[\p{L}\p{N}]/u.exec(word.toLowerCase())?.[0] ?? '']
  if (fitting === undefined) return 0
  return fitting.split(' ').includes(sounds[at]!.name) ? 0 : wrongStart
}

/** Letters are a good guess for sounds; numbers are said in full. */
function countSounds(word: string): number {
  const letters = word.replace(/[^\p{L}]/gu, '').replace(/(?:[aeiou]{2}|ch|sh|th|ck|ph|(.)\1)/giu, 'x').length
  const others = /[\p{N}%$€£&+=]/u.test(word) ? countSyllables(word.replace(/\p{L}/gu, '')) * 2.6 : 0
  return Math.max(1, letters - (/[^aeiou]e\W*$/iu.test(word) && letters > 2 ? 1 : 0) + others)
}
