import { z } from 'zod'
import { roles } from './roles.ts'
import { userTypes } from './user-types.ts'

export const SignedInUser = z.object({
  email: z.string(),
  role: z.enum(roles),
  userType: z.enum(userTypes),
  /** For a team account without a second factor: whether it should add one, or can do nothing before. */
  secondFactor: z.enum(['offered', 'required']).optional(),
})
export type SignedInUser = z.infer<typeof SignedInUser>

/** Who is signed in, as the browser may know it. */
export const Session = z.object({ user: SignedInUser.nullable() })
export type Session = z.infer<typeof Session>
