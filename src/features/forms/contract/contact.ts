import { z } from 'zod'
import { emailAddress, boundedText, lineOfText } from '#platform/common/text.ts'
import { spamTrap } from './spam-trap.ts'

import { messageLength } from './form-fields.ts'

export const NewsletterInput = z.object({ email: emailAddress, ...spamTrap })
export type NewsletterInput = z.output<typeof NewsletterInput>

const nameMissing = 'Please enter your name.'
const messageMissing = 'Please enter your message.'

export const ContactInput = z.object({
  name: lineOfText(200, nameMissing).trim().min(1, { error: nameMissing }),
  email: emailAddress,
  message: boundedText(messageLength, messageMissing).regex(/\S/, { error: messageMissing }),
  ...spamTrap,
})
export type ContactInput = z.output<typeof ContactInput>

/** The same for new and known addresses, so that it doesn't reveal who is on a list. */
export const FormResponse = z.object({ message: z.string() })
export type FormResponse = z.infer<typeof FormResponse>

/** `next` is a page of the person who confirmed, known only to them. */
export const ConfirmationResponse = FormResponse.extend({
  next: z.object({ label: z.string(), path: z.string() }).optional(),
})
export type ConfirmationResponse = z.infer<typeof ConfirmationResponse>
