import { z } from 'zod'
import type { JobKind } from '#platform/server/jobs/jobs.ts'

// Anyone can enter someone else's address, so it stays unconfirmed until the emailed link is used.

const settings = { retries: 8, expireInSeconds: 60 }

export const newsletterConfirmation: JobKind<{ subscriptionId: string }> = {
  ...settings,
  name: 'newsletter-opt-in',
  data: z.object({ subscriptionId: z.uuid() }),
}

/**
 * Sent by the previous version alone, which subscribes without confirmation. Both versions may work on it, so
 * it can't carry our emails: the previous version drops those.
 */
export const newsletterWelcome: JobKind<{ subscriptionId: string }> = {
  ...newsletterConfirmation,
  name: 'newsletter-confirmation',
}

export const waitlistConfirmation: JobKind<{ entryId: string }> = {
  ...settings,
  name: 'waitlist-confirmation',
  data: z.object({ entryId: z.uuid() }),
}

export const toolInterestConfirmation: JobKind<{ submissionId: string }> = {
  ...settings,
  name: 'tool-interest-confirmation',
  data: z.object({ submissionId: z.uuid() }),
}

/** The purpose each link is signed for. */
export const confirmationPurposes = {
  newsletter: 'newsletter-confirmation:',
  waitlist: 'waitlist-confirmation:',
  tool_interest: 'tool-interest-confirmation:',
} as const
