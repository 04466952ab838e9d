import { createRoute } from '@hono/zod-openapi'
import { listTeam, type AccountsDeps, type GuardedEnv, type Guards } from '#features/accounts/server.ts'
import {
  conversationRoutes,
  personNotesRoutes,
  reviewChangeRoutes,
  reviewRoutes,
  searchRoutes,
} from '#features/inbox/server.ts'
import { referralRoutes, teamDemandRoutes, waveRoutes } from '#features/launch/server.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import { Team, type TeamMember } from '../contract/team.ts'
import { accountAccessRoutes } from './account-access.routes.ts'
import { personRoutes } from './person/person.routes.ts'
import { auditRoutes } from '#features/audit/server.ts'

const teamRoute = createRoute({
  method: 'get',
  path: '/team',
  summary: 'Team accounts and their last sign-in',
  responses: { 200: jsonResponse('The accounts with access to the admin area.', Team), ...errorResponses },
})

type Deps = Pick<AccountsDeps, 'database' | 'jobs' | 'securityLog' | 'teamList' | 'dataParts'> & {
  guards: Guards
  mailDomain: string
}

/** Mounted behind `requireRole('admin', 'associate')`, like everything under /api/admin. */
export function adminRoutes(deps: Deps) {
  const { database, jobs, guards, securityLog, teamList, mailDomain } = deps
  const { db } = database
  const own = createRouter<GuardedEnv>().openapi(teamRoute, async (c) => {
    const members = await listTeam(db)
    return c.json({ items: members.map(presentTeamMember) }, 200)
  })
  own.route('/', auditRoutes({ db }))
  own.route('/', accountAccessRoutes({ database, guards, securityLog }))
  own.route('/', reviewRoutes({ database, requireFresh: guards.requireFresh }))
  own.route('/', reviewChangeRoutes({ database, jobs }))
  const isTeam = (email: string) => teamList.roleOf(email) !== undefined
  own.route('/', conversationRoutes({ database, jobs, mailDomain, isTeam }))
  own.route('/', searchRoutes({ db }))
  own.route('/', personNotesRoutes({ database }))
  own.route('/', personRoutes(deps))
  own.route('/', referralRoutes({ database }))
  own.route('/', waveRoutes({ database, jobs, requireFresh: guards.requireFresh }))
  own.route('/', teamDemandRoutes({ db }))
  return own
}

export type AdminRoutes = ReturnType<typeof adminRoutes>

type Member = Awaited<ReturnType<typeof listTeam>>[number]

function presentTeamMember({ email, role, lastLoginAt }: Member): TeamMember {
  return { email, role, lastSignInAt: lastLoginAt?.toISOString() ?? null }
}
