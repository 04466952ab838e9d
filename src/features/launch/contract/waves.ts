import { z } from 'zod'
import {
  audiences,
  checkSizes,
  contributionSizes,
  fundingTargets,
  type Audience,
} from '#features/forms/contract/choices.ts'
import { waitlistStatuses } from '#features/forms/contract/form-paths.ts'
import { inviteStates, type InviteState, type SkipReason } from './wave-texts.ts'

/** The question whose answer is the band of a list. */
const bands: Record<Audience, readonly string[]> = {
  creators: Object.keys(fundingTargets),
  investors: Object.keys(checkSizes),
  backers: Object.keys(contributionSizes),
}

const whole = (min: number, max: number) => {
  const error = `Please enter a whole number from ${min} to ${max.toLocaleString('en')}.`
  return z.int({ error }).min(min, { error }).max(max, { error })
}

/** Whom to invite: the first in line to whom all of this applies. */
export const WaveRule = z
  .object({
    audience: z.enum(audiences, { error: 'Please choose a list.' }),
    band: z.string().max(50).optional(),
    status: z.enum(waitlistStatuses).optional(),
    /** A word that the team wrote into the entry's notes with a # before it. */
    tag: z
      .string()
      .refine((tag) => /^#?[\p{L}\p{N}_-]{1,40}$/u.test(tag), {
        error: 'Please enter one word, such as press.',
      })
      .transform((tag) => tag.replace('#', '').toLowerCase())
      .optional(),
    /** Only these places in line, both included. */
    rankFrom: whole(1, 10_000_000).optional(),
    rankUpTo: whole(1, 10_000_000).optional(),
    /** A random part of them, in percent, the same for the same seed. */
    share: whole(1, 100).default(100),
    seed: whole(0, 1_000_000).default(0),
    limit: whole(1, 1000),
  })
  .refine(({ audience, band }) => band === undefined || bands[audience].includes(band), {
    error: 'This band belongs to another list.',
    path: ['band'],
  })
  .refine(({ rankFrom = 1, rankUpTo = Infinity }) => rankFrom <= rankUpTo, {
    error: 'The last place must not be before the first.',
    path: ['rankUpTo'],
  })
export type WaveRule = z.output<typeof WaveRule>

export const Wave = z.object({
  id: z.uuid(),
  rule: WaveRule,
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Null for a dry run. */
  sentAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  chosen: z.int(),
  sent: z.int(),
  opened: z.int(),
  redeemed: z.int(),
  skipped: z.object({ left: z.int(), rejected: z.int(), invited: z.int() } satisfies Record<
    SkipReason,
    z.ZodType
  >),
})
export type Wave = z.infer<typeof Wave>

export const WaveList = z.object({ items: z.array(Wave) })

/** A wave and whom it invites, in order. */
export const WaveDetails = z.object({ wave: Wave, people: z.array(z.string()) })

/** Who came in, who has not yet, and since when. */
export const WavePeople = z.object({
  items: z.array(
    z.object({
      email: z.string(),
      state: z.enum(Object.keys(inviteStates) as [InviteState, ...InviteState[]]),
      at: z.iso.datetime().nullable(),
    }),
  ),
})
export type WavePerson = z.infer<typeof WavePeople>['items'][number]

export const WaveId = z.object({ id: z.uuid() })
