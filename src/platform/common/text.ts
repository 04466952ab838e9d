import { z } from 'zod'

/** Text that a person typed: well-formed, without NUL (which PostgreSQL cannot store), and of bounded length. */
export const boundedText = (most: number) =>
  z
    .string()
    .max(most, { error: `Please use at most ${most} characters.` })
    .refine((text) => text.isWellFormed() && !text.includes('\0'), {
      error: 'Please remove the characters that cannot be shown.',
    })

/** An e-mail address as typed, without the spaces around it. Compare with `comparableEmail`. */
export const emailAddress = boundedText(254)
  .trim()
  .pipe(z.email({ error: 'Please enter a valid email address.' }))

/** The form in which two spellings of one address are equal. */
export const comparableEmail = (address: string) => address.trim().normalize('NFC').toLowerCase()
