import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { readCoverage } from './font-coverage.ts'

const require = createRequire(import.meta.url)

/** The renderer's fonts, in fallback order. */
const families = [
  { ranges: require.resolve('@fontsource/inter/unicode.json'), file: 'inter-$subset-$weight-normal.woff2' },
  {
    ranges: require.resolve('@fontsource/noto-sans-arabic/unicode.json'),
    file: 'noto-sans-arabic-$subset-$weight-normal.woff2',
  },
  {
    ranges: require.resolve('@fontsource/noto-sans-hebrew/unicode.json'),
    file: 'noto-sans-hebrew-$subset-$weight-normal.woff2',
  },
  {
    // Not the .woff2, whose colour glyphs the canvas leaves blank.
    ranges: require.resolve('@fontsource/noto-color-emoji/unicode.json'),
    file: 'noto-color-emoji-$subset-400-normal.woff',
  },
  {
    ranges: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
    file: 'noto-sans-sc-$subset-wght-normal.woff2',
  },
]

const weights = [500, 700, 800] as const
export type Weight = (typeof weights)[number]

export type Faces = {
  use(context: SKRSContext2D, weight: Weight, size: number): void
  /** Characters missing from all fonts. */
  missing: string[]
}

/** Loads only the font parts that the text needs, because all of them are 30 MB. */
export function loadFaces(text: string): Faces {
  const open = new Set(Array.from(text).filter(isVisible))
  const stack = families.flatMap((family) => loadParts(family, open))
  const names = Object.fromEntries(
    weights.map((weight) => [
      weight,
      stack.map((name) => `"${name.replace('$weight', `${weight}`)}"`).join(', '),
    ]),
  ) as Record<Weight, string>
  return {
    use(context, weight, size) {
      context.font = `${weight} ${size}px ${names[weight]}`
      // The variable font only responds to this.
      context.fontVariationSettings = `'wght' ${weight}`
    },
    missing: [...open],
  }
}

type Family = (typeof families)[number]

function loadParts({ ranges, file }: Family, open: Set<string>): string[] {
  const promised = readPromisedRanges(ranges)
  return Object.entries(promised).flatMap(([key, list]) => {
    const wanted = [...open].filter((character) => isWithin(list, character))
    const part = file.replace('$subset', key.replace(/[[\]]/g, ''))
    const isLatin = key === 'latin' && file.startsWith('inter')
    if (wanted.length === 0 && !isLatin) return []
    const covers = register(join(dirname(ranges), 'files'), part)
    const found = wanted.filter((character) => covers(character.codePointAt(0)!))
    for (const character of found) open.delete(character)
    return found.length > 0 || isLatin ? [part] : []
  })
}

const registered = new Map<string, (code: number) => boolean>()

function register(folder: string, part: string): (code: number) => boolean {
  const before = registered.get(part)
  if (before) return before
  const files = part.includes('$weight')
    ? weights.map((weight) => part.replace('$weight', `${weight}`))
    : [part]
  let covers = (_code: number) => false
  for (const file of files) {
    const content = readFileSync(join(folder, file))
    GlobalFonts.register(content, file)
    covers = readCoverage(content)
  }
  registered.set(part, covers)
  return covers
}

type Range = readonly [from: number, to: number]

function readPromisedRanges(path: string): Record<string, Range[]> {
  const lists = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
  return Object.fromEntries(
    Object.entries(lists).map(([subset, list]) => [subset, list.split(',').map(parseRange)]),
  )
}

function parseRange(text: string): Range {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-')
  return [parseInt(from, 16), parseInt(to, 16)]
}

function isWithin(ranges: Range[], character: string): boolean {
  const code = character.codePointAt(0)!
  return ranges.some(([from, to]) => code >= from && code <= to)
}

// Joiners and variation selectors are instructions to the font, not glyphs.
const isVisible = (character: string) => !/[\s\p{Cf}\p{Cc}\u{fe00}-\u{fe0f}]/u.test(character)
