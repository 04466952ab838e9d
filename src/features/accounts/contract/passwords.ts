import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { isCommonPassword } from './common-passwords.ts'

export const shortestPassword = 6
/** No more than this is ever hashed. */
export const longestPassword = 128

const passwordMessages = {
  missing: 'Please enter your password.',
  tooShort: 'Password must be at least 6 characters long',
  common: 'This is one of the passwords that are guessed first. Please choose another one.',
  mismatch: 'Passwords do not match',
} as const

/** One that exists already. What a password must be is asked where one is chosen, and not here. */
export const knownPassword = boundedText(longestPassword, passwordMessages.missing).min(1, {
  error: passwordMessages.missing,
})

/** One that is chosen now. */
export const newPassword = boundedText(longestPassword, passwordMessages.tooShort)
  .refine((text) => Array.from(text).length >= shortestPassword, {
    error: passwordMessages.tooShort,
    abort: true,
  })
  .refine((text) => !isCommonPassword(text), { error: passwordMessages.common })

/** Typed a second time, where there is a person who types. */
export const repeatedPassword = z
  .string()
  .max(longestPassword * 2)
  .optional()

export const isRepeated = (input: { password: string; confirmPassword?: string | undefined }) =>
  input.confirmPassword === undefined || input.confirmPassword === input.password

export const repetitionIssue = { error: passwordMessages.mismatch, path: ['confirmPassword'] }
