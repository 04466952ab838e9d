export const videoLimits = {
  prompt: 2000,
  /** Characters of the prompt that a card shows. */
  promptPreview: 80,
  frames: { least: 24, most: 480, step: 24 },
  seedImage: { bytes: 10 * 1024 * 1024, side: 8000, pixels: 40_000_000 },
  script: { title: 200, line: 600, parts: 40 },
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
