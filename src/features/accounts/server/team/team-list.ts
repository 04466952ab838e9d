import { normalizeEmail } from '#platform/common/text.ts'
import type { TeamRole } from '../../contract/roles.ts'

export type TeamList = ReturnType<typeof createTeamList>

/** The admin area's allow list. It comes from the configuration; nothing in the database can add to it. */
export function createTeamList(team: readonly { email: string; role: TeamRole }[]) {
  const roleByEmail = new Map(team.map(({ email, role }) => [normalizeEmail(email), role]))
  return { roleOf: (email: string): TeamRole | undefined => roleByEmail.get(normalizeEmail(email)) }
}
