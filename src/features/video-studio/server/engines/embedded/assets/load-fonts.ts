import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { weights, type Family, type Weight } from '../../../../film/canvas.ts'
import { readCoverage } from './font-coverage.ts'

const require = createRequire(import.meta.url)

type Source = { ranges: string; file: string }

const inter: Source = {
  ranges: require.resolve('@fontsource/inter/unicode.json'),
  file: 'inter-$subset-$weight-normal.woff2',
}

const ownSources: Record<Family, readonly Source[]> = {
  bricolage: [
    {
      ranges: require.resolve('@fontsource-variable/bricolage-grotesque/unicode.json'),
      file: 'bricolage-grotesque-$subset-wght-normal.woff2',
    },
  ],
  geist: [
    {
      ranges: require.resolve('@fontsource-variable/geist/unicode.json'),
      file: 'geist-$subset-wght-normal.woff2',
    },
  ],
  inter: [],
}

/** For characters that a family lacks, in this order. */
const fallbacks: readonly Source[] = [
  inter,
  {
    ranges: require.resolve('@fontsource/noto-sans-arabic/unicode.json'),
    file: 'noto-sans-arabic-$subset-$weight-normal.woff2',
  },
  {
    ranges: require.resolve('@fontsource/noto-sans-hebrew/unicode.json'),
    file: 'noto-sans-hebrew-$subset-$weight-normal.woff2',
  },
  {
    // Not the .woff2, whose color glyphs the canvas leaves blank.
    ranges: require.resolve('@fontsource/noto-color-emoji/unicode.json'),
    file: 'noto-color-emoji-$subset-400-normal.woff',
  },
  {
    ranges: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
    file: 'noto-sans-sc-$subset-wght-normal.woff2',
  },
]

export type Fonts = {
  fontStack: (family: Family, weight: Weight) => string
  /** Characters missing from all fonts. */
  missing: string[]
}

/** Loads only the font parts that the text needs, because all of them are 30 MB. */
export function loadFonts(text: string): Fonts {
  const open = new Set(Array.from(text).filter(isVisible))
  const shared = fallbacks.flatMap((source) => loadParts(source, open))
  const characters = new Set(Array.from(text).filter(isVisible))
  const stacks = Object.fromEntries(
    Object.entries(ownSources).map(([family, sources]) => [
      family,
      [...sources.flatMap((source) => loadParts(source, new Set(characters))), ...shared],
    ]),
  ) as Record<Family, string[]>
  return {
    fontStack: (family, weight) =>
      stacks[family].map((name) => `"${name.replace('$weight', `${weight}`)}"`).join(', '),
    missing: [...open],
  }
}

function loadParts({ ranges, file }: Source, open: Set<string>): string[] {
  return Object.entries(readPromisedRanges(ranges)).flatMap(([key, list]) => {
    const wanted = [...open].filter((character) => isWithin(list, character))
    const part = file.replace('$subset', key.replace(/[[\]]/g, ''))
    const isLatin = key === 'latin' && file === inter.file
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
