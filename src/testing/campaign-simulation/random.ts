/** Numbers that look random and are the same for the same seed. */
export function createChance(seed: number) {
  let state = seed >>> 0
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    integer,
    happens: (probability: number) => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => items[integer(0, items.length - 1)]!,
    shuffle: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item),
    uuid: () => {
      const part = () => integer(0, 0xffff).toString(16).padStart(4, '0')
      return `${part()}${part()}-${part()}-4${part().slice(1)}-8${part().slice(1)}-${part()}${part()}${part()}`
    },
  }
}

export type Chance = ReturnType<typeof createChance>
