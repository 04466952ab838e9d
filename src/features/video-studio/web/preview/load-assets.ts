import bricolageLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import bricolageLatinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url'
import geistLatin from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import geistLatinExt from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url'
import '@fontsource/inter/500.css'
import '@fontsource/inter/700.css'
import '@fontsource/inter/800.css'
import '@fontsource/noto-sans-arabic/700.css'
import '@fontsource/noto-sans-hebrew/700.css'
import { families, weights, type Family, type FilmAssets, type FilmContext } from '../../film/canvas.ts'

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
let loadedCharacters = new Set<string>()
let assets: FilmAssets | undefined

/**
 * The fonts for the characters of a film. New ones give new assets, because the drawing code keeps what it
 * measured with the old ones.
 */
export async function loadAssets(text: string): Promise<FilmAssets> {
  addOwnFaces()
  const characters = new Set(`${text}${text.toLocaleUpperCase()}0123456789.,%$€`)
  if (assets && [...characters].every((character) => loadedCharacters.has(character))) return assets
  const wanted = [...characters].join('')
  const loading = families.flatMap((family) =>
    weights.map((weight) => document.fonts.load(`${weight} 40px ${stacks[family]}`, wanted)),
  )
  await Promise.all(loading)
  loadedCharacters = new Set([...loadedCharacters, ...characters])
  assets = { createLayer, fontStack: (family) => stacks[family], icons: {}, photos: [] }
  return assets
}

function addOwnFaces() {
  if (hasOwnFaces) return
  hasOwnFaces = true
  for (const { name, url, ...descriptors } of ownFaces)
    document.fonts.add(new FontFace(name, `url(${url})`, descriptors))
}

function createLayer(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  return { canvas, context: contextOf(canvas) }
}

/** The browser's context has everything that films use. */
export function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): FilmContext {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas')
  context.imageSmoothingQuality = 'medium'
  return context
}
