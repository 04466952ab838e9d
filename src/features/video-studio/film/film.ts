import type { AskedColors } from '../domain/directions/read-colors.ts'

/**
 * A film as plain data: scenes with times, words and pictures, and a style. The same film gives the same
 * frames in the renderer and in the browser. Times are in seconds.
 */
export type Film = {
  width: number
  height: number
  fps: number
  seconds: number
  /** Seeds all randomness in the film. */
  seed: number
  style: StyleName
  /** Instead of the colors of the style. */
  colors?: AskedColors
  /** Whether music plays. */
  sound: boolean
  scenes: readonly Scene[]
  /** The creator's name and call to action on the end card. */
  handle: string
  call: string
  /** Spoken words with their times, two to four at a time. */
  captions?: readonly Caption[]
}

export const styleNames = ['bold', 'paper', 'neon', 'clean', 'sunset', 'signal'] as const
export type StyleName = (typeof styleNames)[number]

export type Caption = { start: number; end: number; words: readonly CaptionWord[] }
export type CaptionWord = { text: string; start: number; end: number }

export type Scene = {
  start: number
  end: number
  /** The text that is said in this scene; the kinds with data show it in their own form. */
  words: readonly FilmWord[]
  picture: Picture | null
} & SceneContent

/** What a scene shows, chosen by what its line contains. */
export type SceneContent =
  | { kind: 'title' }
  | { kind: 'words' }
  | { kind: 'photo' }
  /** `text` is the number as written; `value` is what it counts up to. */
  | { kind: 'counter'; data: CounterData }
  | { kind: 'chart'; data: { form: 'bars' | 'line'; points: readonly ChartPoint[] } }
  | { kind: 'versus'; data: { left: string; right: string } }
  | {
      kind: 'checklist'
      /** `title` announces the entries; without one it is empty. */
      data: { title: string; items: readonly string[]; isNumbered: boolean; first: number }
    }
  | { kind: 'quote'; data: { text: string; by: string } }
  | { kind: 'receipt'; data: { rows: readonly ReceiptRow[] } }
  | { kind: 'terminal'; data: { lines: readonly string[] } }
  | { kind: 'before-after'; data: { before: string; after: string } }
  | { kind: 'map'; data: { places: readonly Place[] } }
  | { kind: 'end' }
export type SceneKind = SceneContent['kind']

export type FilmWord = {
  text: string
  /** A number, a name or a contrast: what the eye should find first. */
  isStrong: boolean
  /** Joins the previous word without a space, as in Chinese. */
  isGlued: boolean
}

export type Picture = { kind: 'icon'; name: string } | { kind: 'photo'; index: number }

export type CounterData = { text: string; value: number; decimals: number; prefix: string; suffix: string }
export type ChartPoint = { label: string; value: number; text: string }
export type ReceiptRow = { label: string; price: string }
/** Degrees, north and east positive; `country` is a name in the world atlas. */
export type Place = { name: string; latitude: number; longitude: number; country: string }

export const frameCountOf = ({ seconds, fps }: Pick<Film, 'seconds' | 'fps'>) =>
  Math.max(1, Math.round(seconds * fps))
