import type { SpamTrap } from '../contract/spam-trap.ts'

export type SpamReason = 'honeypot' | 'too-fast'

/** Nobody reads a form and fills it in faster than this, not even with the browser's own filling. */
export const minFillMs = 1_000

/**
 * What a program does and a person does not: fill in the field that nobody sees, or send the form as soon as it is there.
 * Both times are the browser's, so that a wrong clock makes nobody a spammer; without `sentAt` our own stands in.
 */
export function detectSpam({ homepage, shownAt, sentAt }: SpamTrap, now: number): SpamReason | undefined {
  if (homepage !== undefined && homepage !== '') return 'honeypot'
  if (shownAt === undefined) return undefined
  const elapsed = (sentAt ?? now) - shownAt
  return elapsed >= 0 && elapsed < minFillMs ? 'too-fast' : undefined
}
