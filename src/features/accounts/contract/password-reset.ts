import { z } from 'zod'
import { emailAddress, lineOfText } from '#platform/common/text.ts'
import { linkMessages } from './account-messages.ts'
import { isRepeated, newPassword, repeatedPassword, repetitionIssue } from './passwords.ts'

/** The token in an emailed link. */
export const linkToken = lineOfText(200, linkMessages.deadLink)

export const ResetRequestInput = z.object({ email: emailAddress })

export const PasswordResetInput = z
  .object({ token: linkToken, password: newPassword, confirmPassword: repeatedPassword })
  .refine(isRepeated, repetitionIssue)

export const EmailConfirmationInput = z.object({ token: linkToken })

/** A message for the user. */
export const MessageResponse = z.object({ message: z.string() })
