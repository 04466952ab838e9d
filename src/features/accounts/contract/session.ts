import { z } from 'zod'
import { roles, userTypes } from './roles.ts'

export const SignedInUser = z.object({
  email: z.string(),
  role: z.enum(roles),
  userType: z.enum(userTypes),
  /** For a team account without a second factor: whether adding one is offered or required. */
  secondFactor: z.enum(['offered', 'required']).optional(),
})
export type SignedInUser = z.infer<typeof SignedInUser>

/** The signed-in user, as visible to the browser. */
export const Session = z.object({ user: SignedInUser.nullable() })
export type Session = z.infer<typeof Session>
