import { grainMs } from './tally.ts'

/** What a name counts as when there were too many before it. */
const restName = '(other)'

/**
 * Lets through the first `most` different names of a kind in each hour; further ones count as one. A flood of made-up names
 * then costs a report nothing.
 */
export function createNameCap(most: number) {
  let hour = 0
  let known = new Map<string, Set<string>>()

  return (now: number) => {
    const thisHour = Math.floor(now / grainMs.hour)
    if (thisHour !== hour) {
      hour = thisHour
      known = new Map()
    }
    return (kind: string, name: string): string => {
      const names = known.get(kind) ?? new Set<string>()
      known.set(kind, names)
      if (names.has(name)) return name
      if (names.size >= most) return restName
      names.add(name)
      return name
    }
  }
}
