import { hostileInputs, type HostileInput } from './hostile-inputs.ts'

/** As long as a whole body, and so as long as any field without a limit of its own. */
export const longestTried = 128 * 1024

const lengths = [12, 24, 1000, 10_000]

// Ten times the text takes ten times as long when time is linear, and a hundred times when it is quadratic.
const steepest = 3.5
/** Below this a measurement is noise. At the longest text a quadratic pattern takes a thousand times as long. */
const noiseMs = 15
const repetitions = 3

/**
 * The description of an input for which the time of `pattern` grows faster than its length, if there is one. What is
 * compared is the pattern with itself, so that a slow machine changes nothing; the shortest of several measurements counts.
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
      // As many of the shorter texts as make up the longer one: the clock is too coarse for a single one.
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

/** In the time of this thread alone: how busy the machine is does not matter. */
function time(search: RegExp, input: HostileInput, length: number, times = 1): number {
  const text = input.make(length)
  // A text put together from pieces is copied into one when it is first read, which is not the pattern's fault.
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
    // A match of nothing is found again at the same place.
    if (search.lastIndex === end) search.lastIndex++
    end = search.lastIndex
  }
}
