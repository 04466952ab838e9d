import { z } from 'zod'

// The kinds of values that environment variables have; each says what it accepts.

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && +text >= min && +text <= max, {
      error: `a whole number from ${min} to ${max}`,
    })
    .transform(Number)

export const address = (...protocols: string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
    error: `a URL that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  })

export const email = z.email({ error: 'an email address' })
export const text = z.string()
export const password = z
  .string()
  .min(12, { error: 'at least 12 characters' })
  .max(128, { error: 'at most 128 characters' })
export const signingSecret = z.string().min(32, { error: 'at least 32 characters' })
export const oneOf = <const Names extends [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `one of ${names.join(', ')}` })
