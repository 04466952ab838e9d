import { createRoute } from '@hono/zod-openapi'
import { listTeam, type GuardedEnv } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonResponse } from '#platform/server/http/router.ts'
import { Assignees, Found, SearchQuery } from '../../contract/search.ts'
import { listConversations } from '../conversations/conversations.store.ts'
import { presentConversation } from '../conversations/present-conversation.ts'
import { findPeople } from './find-people.store.ts'

const searchRoute = createRoute({
  method: 'get',
  path: '/search',
  summary: 'Find people by address and messages by words',
  request: { query: SearchQuery },
  responses: { 200: jsonResponse('The best few of each.', Found), ...errorResponses },
})

const assigneesRoute = createRoute({
  method: 'get',
  path: '/assignees',
  summary: 'Who conversations can be assigned to',
  responses: { 200: jsonResponse('The addresses of the team.', Assignees), ...errorResponses },
})

const perKind = 5

/** Mounted behind the guard of /api/admin. */
export function searchRoutes({ db }: { db: Db }) {
  return createRouter<GuardedEnv>()
    .openapi(searchRoute, async (c) => {
      const { q } = c.req.valid('query')
      const conversations = await listConversations(db, { state: 'all', q, limit: perKind, now: new Date() })
      return c.json(
        { people: await findPeople(db, q, perKind), conversations: conversations.map(presentConversation) },
        200,
      )
    })
    .openapi(assigneesRoute, async (c) => {
      const team = await listTeam(db)
      return c.json({ emails: team.map(({ email }) => email) }, 200)
    })
}

export type SearchRoutes = ReturnType<typeof searchRoutes>
