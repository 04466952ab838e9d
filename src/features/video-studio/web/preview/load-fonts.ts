import bricolageLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import bricolageLatinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url'
import geistLatin from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import geistLatinExt from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url'
import '@fontsource/inter/500.css'
import '@fontsource/inter/700.css'
import '@fontsource/inter/800.css'
import '@fontsource/noto-sans-arabic/700.css'
import '@fontsource/noto-sans-hebrew/700.css'
import { families, weights, type Family } from '../../film/canvas.ts'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215'
const latinExt = 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

// Under names of their own, so that the text of the page keeps its fonts.
const ownFaces = [
  { name: 'Film Bricolage', weight: '200 800', url: bricolageLatin, unicodeRange: latin },
  { name: 'Film Bricolage', weight: '200 800', url: bricolageLatinExt, unicodeRange: latinExt },
  { name: 'Film Geist', weight: '100 900', url: geistLatin, unicodeRange: latin },
  { name: 'Film Geist', weight: '100 900', url: geistLatinExt, unicodeRange: latinExt },
] as const

/** For characters that a family lacks; the system's font shows what is left, such as emoji. */
const fallbacks = 'Inter, "Noto Sans Arabic", "Noto Sans Hebrew", system-ui, sans-serif'

const stacks: Record<Family, string> = {
  bricolage: `"Film Bricolage", ${fallbacks}`,
  geist: `"Film Geist", ${fallbacks}`,
  inter: fallbacks,
}

let hasOwnFaces = false
const loaded = new Set<string>()

export const fontStack = (family: Family) => stacks[family]

const charactersOf = (text: string) => new Set(`${text}${text.toLocaleUpperCase()}0123456789.,%$€`)

/** Whether all characters of a text can be drawn now. */
export const hasFonts = (text: string) => [...charactersOf(text)].every((character) => loaded.has(character))

/** Loads the fonts for the characters of a text; false if they were there. */
export async function loadFonts(text: string): Promise<boolean> {
  addOwnFaces()
  if (hasFonts(text)) return false
  const characters = [...charactersOf(text)]
  const wanted = characters.join('')
  const loading = families.flatMap((family) =>
    weights.map((weight) => document.fonts.load(`${weight} 40px ${stacks[family]}`, wanted)),
  )
  await Promise.all(loading)
  for (const character of characters) loaded.add(character)
  return true
}

function addOwnFaces() {
  if (hasOwnFaces) return
  hasOwnFaces = true
  for (const { name, url, ...descriptors } of ownFaces)
    document.fonts.add(new FontFace(name, `url(${url})`, descriptors))
}
