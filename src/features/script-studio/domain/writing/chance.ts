/** Choices that can be made again: the same seed, the same choices. */
export type Chance = ReturnType<typeof createChance>

export function createChance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const shuffled = [...items]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = below(last + 1)
      const kept = shuffled[last]!
      shuffled[last] = shuffled[other]!
      shuffled[other] = kept
    }
    return shuffled
  }
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
  return { below, shuffle, pick }
}
