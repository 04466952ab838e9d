import { z } from 'zod'

/**
 * Text that a person typed: well-formed, bounded in length and without NUL, which PostgreSQL cannot store.
 * `missing` is the message for empty input.
 */
export const boundedText = (max: number, missing = 'Please fill in this field.') =>
  z
    .string({ error: missing })
    .max(max, { error: `Please use at most ${max} characters.` })
    .refine((text) => text.isWellFormed() && !text.includes('\0'), {
      error: 'Please remove the characters that cannot be shown.',
    })

/** Single-line text such as a name. Line breaks could inject email headers. */
export const lineOfText = (max: number, missing?: string) =>
  boundedText(max, missing).refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), {
    error: 'Please use one line of text.',
  })

const notAnAddress = { error: 'Please enter a valid email address.' }

/** An email address as typed, without the spaces around it. Normalize with `normalizeEmail` to compare. */
export const emailAddress = boundedText(254, notAnAddress.error)
  .refine((text) => !/[\r\n]/.test(text), notAnAddress)
  .trim()
  .pipe(z.email(notAnAddress).regex(mailablePattern(), notAnAddress))

// Mail servers accept 64 characters before the @ and labels of at most 63 that don't end in a hyphen.
function mailablePattern() {
  return /^[^@]{1,64}@(?:[^.]{0,62}[^.-]\.)+[^.]{1,63}$/
}

/** Lower-cases an address so that two spellings compare equal. */
export const normalizeEmail = (address: string) => address.trim().normalize('NFC').toLowerCase()

/** The first `max` characters. Never splits a surrogate pair, which PostgreSQL refuses to store. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** Removes what follows the last space, so that a shortened text ends with a whole word. */
export const dropLastWord = (text: string) => /^.*(?=\s)/s.exec(text)?.[0].trimEnd() ?? text
