import { z } from 'zod'
import { SignInInput } from './sign-in.ts'
import { roles } from './roles.ts'

const byPassword = { authMethod: z.enum(['email', 'password']) }
const Credentials = SignInInput.pick({ email: true, password: true })

/** The address and the password beside the method, or together under `credentials`. */
export const AuthenticateUserInput = z
  .union([
    z.object({ ...byPassword, credentials: Credentials }),
    z.object({ ...byPassword, ...Credentials.shape }),
  ])
  .transform((input) => ('credentials' in input ? input.credentials : input))

export const ProgramToken = z.object({
  /** For the header `Authorization: Bearer …`; it ends with its session. */
  token: z.string(),
  expiresAt: z.iso.datetime(),
})
export type ProgramToken = z.infer<typeof ProgramToken>

export const AuthenticatedUser = z.object({
  user: z.object({ uid: z.string(), email: z.string(), role: z.enum(roles) }),
  ...ProgramToken.partial().shape,
})
