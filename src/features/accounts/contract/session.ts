import { z } from 'zod'
import { roles } from './roles.ts'
import { userTypes } from './user-types.ts'

export const SignedInUser = z.object({
  email: z.string(),
  role: z.enum(roles),
  userType: z.enum(userTypes),
})
export type SignedInUser = z.infer<typeof SignedInUser>

/** Who is signed in, as the browser may know it. */
export const Session = z.object({ user: SignedInUser.nullable() })
export type Session = z.infer<typeof Session>
