import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'

export const minPasswordLength = 6
/** Limits the cost of hashing. */
export const maxPasswordLength = 128

export const passwordMessages = {
  missing: 'Please enter your password.',
  tooShort: 'Password must be at least 6 characters long',
  common: 'This is one of the most common passwords. Please choose another one.',
  personal:
    'This password is easy to guess from your name, your email address or our name. Please choose one without them.',
  tooShortForTeam: 'Team passwords need at least 12 characters. A few unrelated words work well.',
  mismatch: 'Passwords do not match',
} as const

/** An existing password. Password rules apply only when choosing one. */
export const existingPassword = boundedText(maxPasswordLength, passwordMessages.missing).min(1, {
  error: passwordMessages.missing,
})

/** A new password. The server checks how guessable it is, so that browsers needn't load the word list. */
export const newPassword = boundedText(maxPasswordLength, passwordMessages.tooShort).refine(
  (text) => Array.from(text).length >= minPasswordLength,
  { error: passwordMessages.tooShort },
)

/** The confirmation field. */
export const repeatedPassword = z
  .string()
  .max(maxPasswordLength * 2)
  .optional()

export const isRepeated = (input: { password: string; confirmPassword?: string | undefined }) =>
  input.confirmPassword === undefined || input.confirmPassword === input.password

export const repetitionIssue = { error: passwordMessages.mismatch, path: ['confirmPassword'] }
