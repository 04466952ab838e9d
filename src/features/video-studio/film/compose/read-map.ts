import type { SceneContent } from '../film.ts'
import { splitWords } from '../split-words.ts'
import { findPlaces } from './places.ts'

/** Of the words beside a picture, such as a map or a chart. */
export const longestWithPicture = 18
const longestWithOnePlace = 9

const route =
  /(?<!\p{L})(?:from|left|leave|ab|von|depuis|de|desde)\s+\p{Lu}.{2,60}\s(?:to|nach|bis|à|a|até|hasta)\s+\p{Lu}/iu

/** Whatever borders a map draws, someone there would call them wrong. */
const disputed: ReadonlySet<string> = new Set(
  'India|Pakistan|China|Taiwan|Russia|Ukraine|Georgia|Armenia|Azerbaijan|Israel|Palestine|Syria|Morocco|W. Sahara|Cyprus|N. Cyprus|Serbia|Kosovo|Sudan|S. Sudan'.split(
    '|',
  ),
)

/** The places that a sentence names, if a map of them is right. */
export function readMap(text: string): SceneContent | undefined {
  const places = findPlaces(text).slice(0, 5)
  if (places.some(({ country }) => disputed.has(country))) return undefined
  // A route without one of its places would mislead.
  if (text.split('→').length > places.length && text.includes('→')) return undefined
  // Of 'from Wien Hbf to Santa Lucia' only one is known.
  if (places.length === 1 && route.test(text)) return undefined
  // 'A lady brought me one from her Chicago basement that said Petrograd.': one place in a long sentence is beside the point.
  const most = places.length === 1 ? longestWithOnePlace : longestWithPicture
  if (places.length === 0 || splitWords(text).length > most) return undefined
  return { kind: 'map', data: { places } }
}
