import { z } from 'zod'
import { emailAddress } from '#platform/common/text.ts'
import { isRepeated, newPassword, repeatedPassword, repetitionIssue, existingPassword } from './passwords.ts'

import { optionalCode } from './second-factor.ts'

export const RegistrationInput = z
  .object({ email: emailAddress, password: newPassword, confirmPassword: repeatedPassword })
  .refine(isRepeated, repetitionIssue)
export type RegistrationInput = z.input<typeof RegistrationInput>

export const SignInInput = z.object({
  email: emailAddress,
  password: existingPassword,
  /** True or omitted: 30 days. False: until the browser closes. */
  rememberMe: z.boolean().optional(),
  /** From an authenticator app or a recovery code, if the account requires one. */
  code: optionalCode,
})
export type SignInInput = Omit<z.output<typeof SignInInput>, 'code'> & { code?: string | undefined }
