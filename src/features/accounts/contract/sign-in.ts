import { z } from 'zod'
import { emailAddress } from '#platform/common/text.ts'
import { knownPassword } from './passwords.ts'

export const SignInInput = z.object({
  email: emailAddress,
  password: knownPassword,
  /** Ticked or left out: 30 days. Not ticked: until the browser closes. */
  rememberMe: z.boolean().optional(),
})
export type SignInInput = z.input<typeof SignInInput>
