import { grainMs } from './tally.ts'

/** Replaces names beyond the limit. */
const restName = '(other)'

/**
 * Caps cardinality: lets through the first `most` distinct names of a kind per hour and counts the rest as
 * one, so a flood of made-up names can't slow down reports.
 */
export function createNameCap(max: number) {
  let hour = 0
  let namesByKind = new Map<string, Set<string>>()

  return (now: number) => {
    const thisHour = Math.floor(now / grainMs.hour)
    if (thisHour !== hour) {
      hour = thisHour
      namesByKind = new Map()
    }
    return (kind: string, name: string): string => {
      const names = namesByKind.get(kind) ?? new Set<string>()
      namesByKind.set(kind, names)
      if (names.has(name)) return name
      if (names.size >= max) return restName
      names.add(name)
      return name
    }
  }
}
