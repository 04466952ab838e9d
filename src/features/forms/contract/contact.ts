import { z } from 'zod'
import { boundedText, emailAddress, lineOfText } from '#platform/common/text.ts'
import { messageLength } from './form-fields.ts'
import { spamTrap } from './spam-trap.ts'

const nameMissing = 'Please enter your name.'
const messageMissing = 'Please enter your message.'

export const ContactInput = z.object({
  name: lineOfText(200, nameMissing).trim().min(1, { error: nameMissing }),
  email: emailAddress,
  message: boundedText(messageLength, messageMissing).regex(/\S/, { error: messageMissing }),
  ...spamTrap,
})
export type ContactInput = z.output<typeof ContactInput>
