import kept from './weights.json' with { type: 'json' }

/** How much a sign speaks for a word being a direction. */
export type Weights = (sign: string) => number

/**
 * There are far more signs than weights worth keeping, so each has a place in one table, found by its hash (FNV-1a), and
 * a few share theirs. Their names would take twice the room.
 */
export const placeCount = 2 ** 20

export function placeOf(sign: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < sign.length; at++) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01_00_01_93)
  return (hash ^ (hash >>> 15)) & (placeCount - 1)
}

/** The weights that aren't zero, in the order of their places, and how far each is from the one before. */
export type KeptWeights = { gaps: number[]; weights: number[] }

export function keepWeights(table: Int8Array): KeptWeights {
  const places = [...table.keys()].filter((place) => table[place] !== 0)
  return {
    gaps: places.map((place, at) => place - (places[at - 1] ?? 0)),
    weights: places.map((place) => table[place]!),
  }
}

export function readWeights({ gaps, weights }: KeptWeights): Weights {
  const table = new Int8Array(placeCount)
  let place = 0
  gaps.forEach((gap, at) => {
    place += gap
    table[place] = weights[at]!
  })
  return (sign) => table[placeOf(sign)]!
}

/** What scripts/learn-directions.ts learned. */
export const learned = readWeights(kept)
