import { z } from 'zod'
import { emailAddress } from '#platform/common/text.ts'

export const NewsletterInput = z.object({ email: emailAddress })
export type NewsletterInput = z.input<typeof NewsletterInput>

export const newsletterMessages = {
  success: 'Thank you for subscribing! Please look into your inbox for our confirmation.',
  failure: 'Failed to subscribe to newsletter. Please try again.',
  unsubscribed: 'You are unsubscribed. You will get no further newsletter from us.',
} as const

/** The same for a new address and a known one, so that nobody can ask who is on the list. */
export const FormAnswer = z.object({ message: z.string() })

export const formPaths = {
  newsletter: '/api/forms/newsletter',
  unsubscription: '/api/forms/newsletter/unsubscription',
} as const
