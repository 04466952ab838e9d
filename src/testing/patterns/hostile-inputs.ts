export type HostileInput = { description: string; make: (length: number) => string }

/** Ends a text with a character that hardly any pattern matches, so that everything before was in vain. */
const endings = ['', '\u0001']
const always = ['a', 'A', '0', ' ', '\n', '\t', '.', '-', '"']

/**
 * Texts that cause backtracking: runs of every character in the pattern, alone, in pairs and after each
 * prefix of a match.
 */
export function hostileInputs({ source }: RegExp): HostileInput[] {
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
