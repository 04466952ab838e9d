import { z } from 'zod'
import { emailAddress } from '#platform/common/text.ts'
import { optionalCode } from './factor-code.ts'
import { knownPassword } from './passwords.ts'

export const SignInInput = z.object({
  email: emailAddress,
  password: knownPassword,
  /** True or omitted: 30 days. False: until the browser closes. */
  rememberMe: z.boolean().optional(),
  /** From an authenticator app or a recovery code, if the account requires one. */
  code: optionalCode,
})
export type SignInInput = Omit<z.output<typeof SignInInput>, 'code'> & { code?: string | undefined }
