import { createHash, randomInt } from 'node:crypto'

// No ambiguous characters: 24 of these 31 make 118 bits.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const howMany = 10
const length = 24

/** Ten codes of 24 characters in groups of six. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const code = Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('')
    return code.replaceAll(/(.{6})(?=.)/g, '$1-')
  })

/** Ignores hyphens, because the grouping doesn't matter. */
export const hashRecoveryCode = (code: string) =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')
