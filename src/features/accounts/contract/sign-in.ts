import { z } from 'zod'
import { emailAddress } from '#platform/common/text.ts'
import { optionalCode } from './factor-code.ts'
import { knownPassword } from './passwords.ts'

export const SignInInput = z.object({
  email: emailAddress,
  password: knownPassword,
  /** Ticked or left out: 30 days. Not ticked: until the browser closes. */
  rememberMe: z.boolean().optional(),
  /** From an authenticator app or the recovery codes, where the account asks for one. */
  code: optionalCode,
})
export type SignInInput = Omit<z.output<typeof SignInInput>, 'code'> & { code?: string | undefined }
