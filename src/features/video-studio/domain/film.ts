/**
 * The plan of a short film: text, timing, colours and motif. Plain data, so that the same plan renders the
 * same frames everywhere.
 */
export type Film = {
  width: number
  height: number
  fps: number
  frames: number
  /** Seeds all randomness in the film. */
  seed: number
  palette: Palette
  motif: Motif
  /** Adds soft background music. */
  sound: boolean
  scenes: readonly Scene[]
}

export const motifs = [
  'storm',
  'dawn',
  'city',
  'forest',
  'money',
  'kitchen',
  'ocean',
  'space',
  'music',
  'training',
  'warmth',
  'signal',
  'drift',
] as const
export type Motif = (typeof motifs)[number]

/** Colours as #rrggbb. */
export type Palette = {
  /** The background. */
  base: string
  /** A darker shade of the background. */
  deep: string
  /** The light that moves across the background. */
  glow: string
  /** Emphasised words, plates and the progress line. */
  accent: string
  /** The text. */
  ink: string
  /** Text on the accent colour. */
  onAccent: string
}

export type Scene = {
  kind: 'title' | 'line' | 'end'
  words: readonly FilmWord[]
  /** A small line above the text: part number, handle or title. */
  label: string
  /** A small line below the text: a visual cue or call to action. */
  caption: string
  /** The first frame, and the frame after the last. */
  from: number
  to: number
}

export type FilmWord = {
  text: string
  /** The focal point. */
  strong: boolean
  /** Joins the previous word without a space, as in Chinese. */
  isGlued: boolean
}
