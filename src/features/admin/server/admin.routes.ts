import { createRoute } from '@hono/zod-openapi'
import { listTeam } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, jsonAnswer, refusals } from '#platform/server/http/router.ts'
import { Team } from '../contract/team.ts'
import { presentTeamMember } from './present-team-member.ts'

const teamRoute = createRoute({
  method: 'get',
  path: '/team',
  summary: 'Who is on the team, and when each was last here',
  responses: { 200: jsonAnswer('The accounts of the admin area.', Team), ...refusals },
})

/** Mounted behind `requireRole('admin', 'associate')`, like everything under /api/admin. */
export function adminRoutes({ db }: { db: Db }) {
  return createRouter().openapi(teamRoute, async (c) => {
    const members = await listTeam(db)
    return c.json({ items: members.map(presentTeamMember) }, 200)
  })
}

export type AdminRoutes = ReturnType<typeof adminRoutes>
