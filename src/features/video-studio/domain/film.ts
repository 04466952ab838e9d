/**
 * A short film as a plan: what is said when, in which colours and with which motif. It is plain data, so that the same
 * plan gives the same frames wherever it is drawn.
 */
export type Film = {
  width: number
  height: number
  fps: number
  frames: number
  /** Everything that looks like chance is drawn from this number. */
  seed: number
  palette: Palette
  motif: Motif
  /** Whether a quiet sound bed lies under it. */
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
  /** The field behind everything. */
  base: string
  /** Its darker neighbour. */
  deep: string
  /** Light that moves over the field. */
  glow: string
  /** What matters: emphasised words, plates, the progress line. */
  accent: string
  /** The text. */
  ink: string
  /** The text on the accent. */
  onAccent: string
}

export type Scene = {
  kind: 'title' | 'line' | 'end'
  words: readonly FilmWord[]
  /** A small line above: the number of the part, a handle, a title. */
  label: string
  /** A small line below: a visual cue, a call to action. */
  caption: string
  /** First frame, and the frame after the last. */
  from: number
  to: number
}

export type FilmWord = {
  text: string
  /** What the eye should find first. */
  strong: boolean
  /** Follows the word before it without a space, as in Chinese. */
  isGlued: boolean
}
