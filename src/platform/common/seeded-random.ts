/** Random choices that are the same for the same seed on every machine. */
export type SeededRandom = ReturnType<typeof seededRandom>

export function seededRandom(seed: number) {
  let state = seed >>> 0
  /** Returns a number from 0 to 1 (exclusive), by mulberry32. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (max: number) => Math.floor(next() * max)
  return {
    next,
    below,
    isLucky: (chance: number) => next() < chance,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Cannot pick from an empty list')
      return item
    },
    shuffle<Item>(items: readonly Item[]): Item[] {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const kept = shuffled[last]!
        shuffled[last] = shuffled[other]!
        shuffled[other] = kept
      }
      return shuffled
    },
  }
}
