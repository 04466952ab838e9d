import type { listTeam } from '#features/accounts/server.ts'
import type { TeamMember } from '../contract/team.ts'

type Member = Awaited<ReturnType<typeof listTeam>>[number]

export function presentTeamMember({ email, role, lastLoginAt }: Member): TeamMember {
  return { email, role, lastSignInAt: lastLoginAt?.toISOString() ?? null }
}
