/** Where a mapping leads: index of the source, line and column. */
type Place = [source: number, line: number, column: number]

/**
 * Keeps only the mappings at which the line of the source changes, and no names. Lines in stack traces stay
 * exact; columns are as far from the start of a line as in the bundle.
 */
export function thinMappings(mappings: string): string {
  let read: Place = [0, 0, 0]
  let written: Place = [0, 0, 0]
  return mappings
    .split(';')
    .map((line) => {
      const kept: string[] = []
      let column = 0
      let keptColumn = 0
      for (const segment of line === '' ? [] : line.split(',')) {
        const [step = 0, source, row = 0, offset = 0] = decode(segment)
        column += step
        if (source === undefined) continue
        read = [read[0] + source, read[1] + row, read[2] + offset]
        if (kept.length > 0 && read[0] === written[0] && read[1] === written[1]) continue
        kept.push(
          encode([column - keptColumn, read[0] - written[0], read[1] - written[1], read[2] - written[2]]),
        )
        keptColumn = column
        written = read
      }
      return kept.join(',')
    })
    .join(';')
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

// Numbers are written in groups of five bits, the lowest first; the lowest bit of all is the sign.
function decode(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const digit of segment) {
    const bits = digits.indexOf(digit)
    value += (bits & 31) << shift
    shift += 5
    if (bits & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

const encode = (numbers: readonly number[]) => numbers.map(encodeNumber).join('')

function encodeNumber(number: number): string {
  let rest = number < 0 ? (-number << 1) | 1 : number << 1
  let text = ''
  do {
    const bits = rest & 31
    rest >>= 5
    text += digits[rest > 0 ? bits | 32 : bits]
  } while (rest > 0)
  return text
}
