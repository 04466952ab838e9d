import { z } from 'zod'
import { SignInInput } from './sign-in.ts'
import { roles } from './roles.ts'

/** Email and password at the top level, or together under `credentials`. */
export const AuthenticateUserInput = z.preprocess(
  flatten,
  SignInInput.pick({ email: true, password: true, code: true }).extend({
    authMethod: z.enum(['email', 'password'], {
      error: "Only 'email' works here. Third-party sign-in needs a browser.",
    }),
  }),
)

function flatten(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('credentials' in input)) return input
  const { credentials, ...rest } = input
  return typeof credentials === 'object' ? { ...credentials, ...rest } : input
}

export const ProgramToken = z.object({
  /** For the header `Authorization: Bearer …`; expires with its session. */
  token: z.string(),
  expiresAt: z.iso.datetime(),
})
export type ProgramToken = z.infer<typeof ProgramToken>

export const AuthenticatedUser = z.object({
  user: z.object({ uid: z.string(), email: z.string(), role: z.enum(roles) }),
  ...ProgramToken.partial().shape,
})
