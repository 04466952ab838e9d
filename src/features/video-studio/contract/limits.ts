import { videoShapes, videoStyles, type EngineName, type VideoShape, type VideoStyle } from './choices.ts'

export const videoLimits = {
  prompt: 2000,
  /** Characters of the prompt that a card shows. */
  promptPreview: 80,
  frames: { least: 24, most: 480, step: 24 },
  /** Of the built-in renderer; `engineLimits` has those of every engine. */
  seconds: { least: 1, most: 90 },
  seedImage: { bytes: 10 * 1024 * 1024, side: 8000, pixels: 40_000_000 },
  /** Characters of the form's lines, which fit a script of `parts` lines however they are merged. */
  lines: 4000,
  script: { id: 100, title: 200, line: 600, parts: 40 },
  handle: 60,
  callToAction: 120,
  pageSize: 20,
  largestPage: 50,
  pollMs: 3000,
  /** Limits per user: in progress at a time, and started per day (UTC). */
  atOnce: 2,
  perDay: 30,
  /** Until the email address is confirmed. */
  perDayUnverified: 10,
} as const

type EngineLimits = {
  seconds: { least: number; most: number }
  shapes: readonly VideoShape[]
  hasSound: boolean
  styles: readonly VideoStyle[]
}

const serviceLimits: EngineLimits = {
  // The most frames at the lowest rate.
  seconds: { least: 1, most: videoLimits.frames.most / 24 },
  shapes: ['9:16', '16:9'],
  hasSound: false,
  styles: [],
}

/** What each engine can make. */
export const engineLimits: Record<EngineName, EngineLimits> = {
  embedded: { seconds: videoLimits.seconds, shapes: videoShapes, hasSound: true, styles: videoStyles },
  replicate: serviceLimits,
  http: serviceLimits,
}
