/** Starts fast and settles. */
export const easeOut = (share: number) => 1 - (1 - clamp(share)) ** 3

export const easeInOut = (share: number) => {
  const at = clamp(share)
  return at * at * (3 - 2 * at)
}

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value))

export type Chance = () => number

/** The same numbers from 0 to 1 for the same seed, on every machine. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
