import { z } from 'zod'
import { emailAddress } from '#platform/common/text.ts'
import { isRepeated, newPassword, repeatedPassword, repetitionIssue } from './passwords.ts'

export const RegistrationInput = z
  .object({ email: emailAddress, password: newPassword, confirmPassword: repeatedPassword })
  .refine(isRepeated, repetitionIssue)
export type RegistrationInput = z.input<typeof RegistrationInput>
