import type { SpamTrap } from '../contract/spam-trap.ts'

export type SpamReason = 'honeypot' | 'too-fast'

/** Faster than any person, even with autofill. */
export const minFillMs = 1_000

/**
 * Detects bots by a filled-in honeypot or an impossibly short fill time. Both times come from the browser, so
 * a wrong clock doesn't matter; without `sentAt` the server's time is used.
 */
export function detectSpam({ homepage, shownAt, sentAt }: SpamTrap, now: number): SpamReason | undefined {
  if (homepage !== undefined && homepage !== '') return 'honeypot'
  if (shownAt === undefined) return undefined
  const elapsed = (sentAt ?? now) - shownAt
  return elapsed >= 0 && elapsed < minFillMs ? 'too-fast' : undefined
}
