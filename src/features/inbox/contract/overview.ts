import { z } from 'zod'
import { Submission } from './submissions.ts'

const count = z.int()

/** The counts are maintained as data arrives. */
export const Overview = z.object({
  counts: z.object({
    waitlist: count,
    contact: count,
    newsletter: count,
    feedback: count,
    other: count,
    spam: count,
  }),
  waitlistStatuses: z.object({ pending: count, approved: count, rejected: count, contacted: count }),
  unreadContacts: count,
  activeSubscribers: count,
  unconfirmedSubscribers: count,
  recent: z.object({
    waitlist: z.array(Submission),
    contact: z.array(Submission),
    newsletter: z.array(Submission),
    feedback: z.array(Submission),
    other: z.array(Submission),
  }),
})
export type Overview = z.infer<typeof Overview>
