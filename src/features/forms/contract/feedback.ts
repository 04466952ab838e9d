import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { messageLength } from './form-fields.ts'
import { spamTrap } from './spam-trap.ts'

const ratingMissing = 'Please choose a rating from 1 to 5.'
const messageMissing = 'Please enter your message.'

export const FeedbackInput = z.object({
  // HTML forms send numbers as text.
  rating: z
    .union([z.number(), z.string().regex(/^[1-5]$/, { error: ratingMissing })], { error: ratingMissing })
    .transform(Number)
    .pipe(z.int({ error: ratingMissing }).min(1, { error: ratingMissing }).max(5, { error: ratingMissing })),
  message: boundedText(messageLength, messageMissing).regex(/\S/, { error: messageMissing }),
  ...spamTrap,
})
export type FeedbackInput = z.output<typeof FeedbackInput>
