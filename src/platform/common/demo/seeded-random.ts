/** Chance that is the same on every run: the demo data of two machines look alike. */
export type SeededRandom = ReturnType<typeof seededRandom>

export function seededRandom(seed: number) {
  let state = seed >>> 0
  /** From 0 up to 1, by the mulberry32 method. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    next,
    below,
    isLucky: (chance: number) => next() < chance,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from')
      return item
    },
  }
}
