import type { Palette } from './film.ts'
import { moods, neutralMood, type Mood } from './moods.ts'

/** The mood that most words of a text suggest; the first one named breaks a tie. */
export function chooseMood(text: string, seed: number): { mood: Mood; palette: Palette } {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  let best = { mood: neutralMood, hits: 0, first: Infinity }
  for (const mood of moods) {
    const places = words.flatMap((word, place) => (calls(mood, word) ? [place] : []))
    const [first = Infinity] = places
    if (places.length > best.hits || (places.length === best.hits && places.length > 0 && first < best.first))
      best = { mood, hits: places.length, first }
  }
  const { palettes } = best.mood
  return { mood: best.mood, palette: palettes[seed % palettes.length] ?? palettes[0] }
}

const endings = [
  '',
  's',
  'es',
  'd',
  'ed',
  'ing',
  'y',
  'er',
  'ers',
  'ly',
  'ful',
  'ment',
  'ments',
  'ning',
  'ting',
  'ies',
]

/** 'baking' matches 'bake' and 'storms' matches 'storm', but 'rainbow' doesn't match 'rain'. */
function calls({ words }: Mood, word: string): boolean {
  return words.some(
    (entry) =>
      (word.startsWith(entry) && endings.includes(word.slice(entry.length))) ||
      (entry.endsWith('e') && word === `${entry.slice(0, -1)}ing`),
  )
}
