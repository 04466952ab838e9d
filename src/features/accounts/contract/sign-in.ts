import { z } from 'zod'
import { boundedText, emailAddress } from '#platform/common/text.ts'

/** No rule on what a password must be: that belongs where one is chosen. No more than this is ever hashed. */
const longestPassword = 128

export const SignInInput = z.object({
  email: emailAddress,
  password: boundedText(longestPassword).min(1, { error: 'Please enter your password.' }),
  /** Ticked or left out: 30 days. Not ticked: until the browser closes. */
  rememberMe: z.boolean().optional(),
})
export type SignInInput = z.input<typeof SignInInput>
