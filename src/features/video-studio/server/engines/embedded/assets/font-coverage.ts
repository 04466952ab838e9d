import { brotliDecompressSync, inflateSync } from 'node:zlib'

/**
 * The characters of a web font, read from its own table. The packages' lists include characters that the
 * files lack, which would be drawn as boxes.
 */
export function readCoverage(font: Buffer): (code: number) => boolean {
  const table = font.toString('latin1', 0, 4) === 'wOF2' ? unpackWoff2(font) : unpackWoff(font)
  const ranges = readRanges(table)
  return (code) => ranges.some(([from, to]) => code >= from && code <= to)
}

type Range = readonly [from: number, to: number]

function unpackWoff(font: Buffer): Buffer {
  const count = font.readUInt16BE(12)
  for (let entry = 44; entry < 44 + count * 20; entry += 20) {
    if (font.toString('latin1', entry, entry + 4) !== 'cmap') continue
    const [offset, packed, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const content = font.subarray(offset, offset + packed)
    return packed < length ? inflateSync(content) : content
  }
  throw new Error('The font has no character table')
}

// All tables are in one compressed stream; the directory has their lengths.
function unpackWoff2(font: Buffer): Buffer {
  const count = font.readUInt16BE(12)
  const compressed = font.readUInt32BE(20)
  let at = 48
  let offset = 0
  let found: [number, number] | undefined
  const readLength = () => {
    for (let value = 0; ;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let table = 0; table < count; table++) {
    const flags = font.readUInt8(at++)
    const tag = flags & 63
    if (tag === 63) at += 4
    const length = readLength()
    // 'glyf' and 'loca' (10 and 11) are transformed unless flagged; for the others it is the opposite.
    const isTransformed = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0
    const stored = isTransformed ? readLength() : length
    if (tag === 0) found = [offset, stored]
    offset += stored
  }
  if (!found) throw new Error('The font has no character table')
  const tables = brotliDecompressSync(font.subarray(at, at + compressed))
  return tables.subarray(found[0], found[0] + found[1])
}

function readRanges(table: Buffer): Range[] {
  const ranges: Range[] = []
  for (let entry = 0; entry < table.readUInt16BE(2); entry++) {
    const at = table.readUInt32BE(4 + entry * 8 + 4)
    const format = table.readUInt16BE(at)
    if (format === 12) ranges.push(...readGroups(table, at))
    if (format === 4) ranges.push(...readSegments(table, at))
  }
  return ranges
}

function readGroups(table: Buffer, at: number): Range[] {
  return Array.from({ length: table.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12
    return [table.readUInt32BE(group), table.readUInt32BE(group + 4)] as const
  })
}

function readSegments(table: Buffer, at: number): Range[] {
  const count = table.readUInt16BE(at + 6) / 2
  return Array.from({ length: count }, (_, index) => {
    const to = table.readUInt16BE(at + 14 + index * 2)
    const from = table.readUInt16BE(at + 16 + (count + index) * 2)
    return [from, to] as const
  }).filter(([from]) => from !== 0xff_ff)
}
