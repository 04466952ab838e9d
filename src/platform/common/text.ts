import { z } from 'zod'

/**
 * Text that a person typed: well-formed, without NUL (which PostgreSQL cannot store), and of bounded length. `missing` is
 * said when there is no text at all.
 */
export const boundedText = (most: number, missing = 'Please fill in this field.') =>
  z
    .string({ error: missing })
    .max(most, { error: `Please use at most ${most} characters.` })
    .refine((text) => text.isWellFormed() && !text.includes('\0'), {
      error: 'Please remove the characters that cannot be shown.',
    })

/** Text that has to fit into one line, such as a name: what has line breaks in it could add lines to a mail's header. */
export const lineOfText = (most: number, missing?: string) =>
  boundedText(most, missing).refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), {
    error: 'Please use one line of text.',
  })

const notAnAddress = { error: 'Please enter a valid email address.' }

/** An e-mail address as typed, without the spaces around it. Compare with `comparableEmail`. */
export const emailAddress = boundedText(254, notAnAddress.error)
  .refine((text) => !/[\r\n]/.test(text), notAnAddress)
  .trim()
  .pipe(z.email(notAnAddress).regex(mailablePattern(), notAnAddress))

// What every mail server takes: 64 characters before the @, and labels of at most 63 that end in no hyphen.
function mailablePattern() {
  return /^[^@]{1,64}@(?:[^.]{0,62}[^.-]\.)+[^.]{1,63}$/
}

/** The form in which two spellings of one address are equal. */
export const normalizeEmail = (address: string) => address.trim().normalize('NFC').toLowerCase()
