import { hostileInputs, type HostileInput } from './hostile-inputs.ts'

/** The length of a whole body, and so of any field without its own limit. */
export const longestTried = 128 * 1024

const lengths = [12, 24, 1000, 10_000]

// Ten times the text takes ten times as long in linear time, and a hundred times in quadratic time.
const steepest = 3.5
/**
 * Below this a measurement is noise. A quadratic pattern takes a thousand times as long for the longest text.
 */
const noiseMs = 15
const repetitions = 3

/**
 * Describes an input for which the time of `pattern` grows faster than its length, if any. Compares the
 * pattern with itself, so that a slow machine makes no difference; uses the fastest of several measurements.
 */
export function findSlowInput(pattern: RegExp, longest = longestTried): string | undefined {
  const search = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '') + 'g')
  let inputs = hostileInputs(pattern)
  let previous = lengths[0]!
  for (const length of [...lengths, longest]) {
    const timed: { input: HostileInput; ms: number }[] = []
    for (const input of inputs) {
      const ms = time(search, input, length)
      timed.push({ input, ms })
      if (ms < noiseMs) continue
      const least = Math.min(ms, shortest(search, input, length, 1))
      // Repeats the shorter text to the same total length, because the clock is too coarse for a single one.
      const allowed = steepest * shortest(search, input, previous, Math.ceil(length / previous))
      if (least > Math.max(noiseMs, allowed)) return `${input.description}, ${length} characters`
    }
    // The slowest few are enough for the next length, which takes ten times as long.
    if (length === 10_000)
      inputs = timed
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, 5)
        .map(({ input }) => input)
    previous = length
  }
  return undefined
}

const shortest = (search: RegExp, input: HostileInput, length: number, times: number) =>
  Math.min(...Array.from({ length: repetitions }, () => time(search, input, length, times)))

/** CPU time of this thread, so that other load does not matter. */
function time(search: RegExp, input: HostileInput, length: number, times = 1): number {
  const text = input.make(length)
  // Flattens the string, which is otherwise done by the first match.
  text.indexOf('\u0002')
  const before = process.threadCpuUsage()
  for (let run = 0; run < times; run++) findAll(search, text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

function findAll(search: RegExp, text: string) {
  search.lastIndex = 0
  let end = -1
  while (search.test(text)) {
    // An empty match is found again at the same place.
    if (search.lastIndex === end) search.lastIndex++
    end = search.lastIndex
  }
}
