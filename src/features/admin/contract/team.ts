import { z } from 'zod'
import { roles } from '#features/accounts/contract/roles.ts'

export const TeamMember = z.object({
  email: z.string(),
  role: z.enum(roles),
  lastSignInAt: z.iso.datetime().nullable(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const Team = z.object({ items: z.array(TeamMember) })
