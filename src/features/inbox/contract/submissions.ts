import { z } from 'zod'
import { audiences } from '#features/forms/contract/choices.ts'
import { subscriptionStatuses, waitlistStatuses } from '#features/forms/contract/form-paths.ts'

const moment = z.iso.datetime()
const optionalText = z.string().nullable()

const submission = {
  id: z.uuid(),
  source: z.string(),
  /** Send it back with a change to detect concurrent edits. */
  updatedAt: moment.nullable(),
  isSpam: z.boolean(),
  spamReason: optionalText,
}

const reviewed = { ...submission, formType: z.string(), submittedAt: moment, notes: z.string() }

export const WaitlistEntry = z.object({
  collection: z.literal('waitlist'),
  ...reviewed,
  email: z.string(),
  userType: z.enum(audiences),
  contentType: optionalText,
  fundingTarget: optionalText,
  contributionSize: optionalText,
  returnModel: optionalText,
  investorType: optionalText,
  checkSize: optionalText,
  status: z.enum(waitlistStatuses),
  /** When the link in the confirmation email was opened. */
  confirmedAt: moment.nullable(),
})
export type WaitlistEntry = z.infer<typeof WaitlistEntry>

export const ContactMessage = z.object({
  collection: z.literal('contact'),
  ...reviewed,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  status: z.string(),
  read: z.boolean(),
  readAt: moment.nullable(),
  /** Since when the sender waits for a reply; null after one. */
  waitingSince: moment.nullable(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

const NewsletterSubscription = z.object({
  collection: z.literal('newsletter'),
  ...submission,
  email: z.string(),
  status: z.enum(subscriptionStatuses),
  subscribedAt: moment,
})

const FeedbackMessage = z.object({
  collection: z.literal('feedback'),
  ...reviewed,
  rating: z.int(),
  message: z.string(),
  status: z.string(),
})

const OtherSubmission = z.object({
  collection: z.literal('other'),
  ...reviewed,
  fields: z.record(z.string(), z.unknown()),
  userType: optionalText,
  sessionId: optionalText,
  status: z.string(),
})

/** A submission of any form with all stored fields. */
export const Submission = z.discriminatedUnion('collection', [
  WaitlistEntry,
  ContactMessage,
  NewsletterSubscription,
  FeedbackMessage,
  OtherSubmission,
])
export type Submission = z.infer<typeof Submission>

export const SubmissionPage = z.object({ items: z.array(Submission), nextCursor: z.string().nullable() })
