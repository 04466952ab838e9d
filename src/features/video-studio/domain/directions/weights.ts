import kept from './weights.json' with { type: 'json' }

/** How much a feature speaks for a word being a direction. */
export type Weights = (feature: string) => number

/**
 * There are far more features than weights worth keeping, so each is hashed (FNV-1a) into a bucket of one table, and a
 * few share theirs. Storing the names of the features would take twice the space.
 */
export const bucketCount = 2 ** 20

export function bucketOf(feature: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93)
  return (hash ^ (hash >>> 15)) & (bucketCount - 1)
}

/** The weights that aren't zero, in the order of their buckets, and how far each is from the one before. */
export type KeptWeights = { gaps: number[]; weights: number[] }

export function keepWeights(table: Int8Array): KeptWeights {
  const buckets = [...table.keys()].filter((bucket) => table[bucket] !== 0)
  return {
    gaps: buckets.map((bucket, at) => bucket - (buckets[at - 1] ?? 0)),
    weights: buckets.map((bucket) => table[bucket]!),
  }
}

export function readWeights({ gaps, weights }: KeptWeights): Weights {
  const table = new Int8Array(bucketCount)
  let bucket = 0
  gaps.forEach((gap, at) => {
    bucket += gap
    table[bucket] = weights[at]!
  })
  return (feature) => table[bucketOf(feature)]!
}

/** What scripts/learn-directions.ts learned. */
export const learned = readWeights(kept)
