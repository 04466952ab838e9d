import { seededRandom } from '#platform/common/seeded-random.ts'

/** Numbers that look random and are the same for the same seed. */
export function createRandom(seed: number) {
  const { next, isLucky, pick, shuffle } = seededRandom(seed)
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    integer,
    happens: isLucky,
    pick,
    shuffle,
    uuid: () => {
      const part = () => integer(0, 0xffff).toString(16).padStart(4, '0')
      return `${part()}${part()}-${part()}-4${part().slice(1)}-8${part().slice(1)}-${part()}${part()}${part()}`
    },
  }
}

export type Random = ReturnType<typeof createRandom>
