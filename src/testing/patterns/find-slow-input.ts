type HostileInput = { description: string; make: (length: number) => string }

/** Ends a text with a character that hardly any pattern matches, which forces backtracking. */
const endings = ['', '\u0001']
const always = ['a', 'A', '0', ' ', '\n', '\t', '.', '-', '"']

/**
 * Texts that cause backtracking: runs of every character in the pattern, alone, in pairs and after each
 * prefix of a match.
 */
function hostileInputs({ source }: RegExp): HostileInput[] {
  const atoms = readAtoms(source)
  const witness = atoms.map(([first = '']) => first)
  const characters = [...new Set([...atoms.flat(), ...always])].slice(0, 24)
  const beginnings = [...new Set(witness.map((_, index) => witness.slice(0, index + 1).join('')))].slice(
    0,
    12,
  )
  const own = [...new Set(atoms.flat())].slice(0, 10)
  const pairs = own.flatMap((one) => own.filter((other) => other !== one).map((other) => one + other))
  const inputs: HostileInput[] = []
  for (const ending of endings) {
    for (const unit of [...characters, ...beginnings, ...pairs]) inputs.push(repeat('', unit, ending))
    for (const beginning of beginnings)
      for (const unit of characters.slice(0, 14)) inputs.push(repeat(beginning, unit, ending))
  }
  return inputs
}

const repeat = (beginning: string, unit: string, ending: string): HostileInput => ({
  description: `${JSON.stringify(beginning)} + ${JSON.stringify(unit)} … + ${JSON.stringify(ending)}`,
  make: (length) => beginning + unit.repeat(Math.ceil(length / unit.length)) + ending,
})

const escapes: Record<string, string[]> = {
  s: [' ', '\n', '\u00a0'],
  S: ['a'],
  d: ['0'],
  D: ['a'],
  w: ['a', '_'],
  W: [' ', '-'],
  n: ['\n'],
  r: ['\r'],
  t: ['\t'],
  v: ['\v'],
  f: ['\f'],
  p: ['a', 'É', '1', '!', '\u200b', '😀'],
  P: ['a', ' ', '!'],
  b: [],
  B: [],
  k: [],
}

/** For each element of a pattern, in order, characters that match it. Skips groups and counts. */
function readAtoms(source: string): string[][] {
  const atoms: string[][] = []
  const tokens =
    /\\u\{?([0-9a-fA-F]{4,6})\}?|\\x([0-9a-fA-F]{2})|\\([pP])\{[^}]*\}|\\(.)|\(\?(?:<?[=!:]|<\w+>)|(\{\d+,?\d*\})|([\s\S])/gu
  let isClass = false
  let members: string[] = []
  for (const [, unicode, hex, property, escape, count, plain] of source.matchAll(tokens)) {
    const code = unicode ?? hex
    const fitting =
      code !== undefined
        ? [String.fromCodePoint(parseInt(code, 16))]
        : property !== undefined
          ? escapes[property]!
          : escape !== undefined
            ? (escapes[escape] ?? [escape])
            : undefined
    if (count !== undefined) continue
    if (plain === '[') {
      isClass = true
      members = []
    } else if (plain === ']' && isClass) {
      isClass = false
      // A class that begins with ^ matches nearly everything.
      atoms.push(members[0] === '^' ? ['a', ...members.slice(1)] : members)
    } else if (isClass) members.push(...(fitting ?? (plain === undefined ? [] : [plain])))
    else if (fitting) atoms.push(fitting)
    else if (plain === '.') atoms.push(['a', ' '])
    else if (plain !== undefined && !'()|*+?^$'.includes(plain)) atoms.push([plain])
  }
  return atoms.filter((characters) => characters.length > 0)
}

/** The length of a whole body, and so of any field without its own limit. */
export const maxTriedLength = 128 * 1024

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
export function findSlowInput(pattern: RegExp, longest = maxTriedLength): string | undefined {
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
