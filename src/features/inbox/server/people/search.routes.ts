import { createRoute } from '@hono/zod-openapi'
import { listTeam, type GuardedEnv } from '#features/accounts/server.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonResponse } from '#platform/server/http/router.ts'
import type { Conversation } from '../../contract/conversations.ts'
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

type Person = { email: string }

/** Mounted behind the guard of /api/admin. */
export function searchRoutes({ db }: { db: Db }) {
  return createRouter<GuardedEnv>()
    .openapi(searchRoute, async (c) => {
      const { q } = c.req.valid('query')
      const [people, found] = await Promise.all([
        findPeople(db, q, perKind),
        listConversations(db, { state: 'all', q, limit: perKind, now: new Date() }),
      ])
      const conversations = found.map(presentConversation)
      return c.json({ people: addSenders(people, conversations, q), conversations }, 200)
    })
    .openapi(assigneesRoute, async (c) => {
      const team = await listTeam(db)
      return c.json({ emails: team.map(({ email }) => email) }, 200)
    })
}

/** Adds who wrote under a name with the text, because an address may not begin with it. */
function addSenders(people: readonly Person[], conversations: readonly Conversation[], q: string): Person[] {
  const isNamed = ({ name }: Conversation) => name.toLowerCase().includes(q.toLowerCase())
  const senders = conversations.filter(isNamed).map(({ email }) => normalizeEmail(email))
  const emails = new Set([...people.map(({ email }) => email), ...senders])
  return [...emails].slice(0, perKind).map((email) => ({ email }))
}

export type SearchRoutes = ReturnType<typeof searchRoutes>
