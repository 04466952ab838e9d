import { createRoute, z } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { readCursor, timeKey, writeCursor } from '#platform/server/cursor.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { conversationMessages as messages } from '../../contract/conversation-messages.ts'
import {
  ChangedConversations,
  ConversationChange,
  ConversationCounts,
  ConversationId,
  ConversationPage,
  ConversationQuery,
  FullConversation,
  NewNote,
  NewReply,
  ReplyPlace,
  Undone,
} from '../../contract/conversations.ts'
import { lateBefore } from '../../domain/reply-promise.ts'
import { changeConversations } from './change-conversations.ts'
import { countConversations, findConversation, listConversations } from './conversations.store.ts'
import { listMessages } from './messages.store.ts'
import { presentConversation, presentFullConversation } from './present-conversation.ts'
import { undoChange } from './undo-change.ts'
import { sendReplyAgain, writeNote, writeReply } from './write-reply.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/conversations',
  summary: 'List conversations, the latest message first',
  request: { query: ConversationQuery },
  responses: {
    200: jsonResponse('One page; `nextCursor` returns the next.', ConversationPage),
    ...errorResponses,
  },
})

const countsRoute = createRoute({
  method: 'get',
  path: '/conversation-counts',
  summary: 'How many conversations are open, yours, snoozed or late; at most 1,000 each',
  responses: { 200: jsonResponse('The counts.', ConversationCounts), ...errorResponses },
})

const fullRoute = createRoute({
  method: 'get',
  path: '/conversations/{id}',
  summary: 'One conversation with its messages and notes',
  request: { params: ConversationId },
  responses: { 200: jsonResponse('The conversation.', FullConversation), ...errorResponses },
})

const changeRoute = createRoute({
  method: 'patch',
  path: '/conversations',
  summary: 'Finish, snooze, assign or tag conversations',
  request: jsonBody(ConversationChange),
  responses: {
    200: jsonResponse('The conversations, and the ID under which this can be undone.', ChangedConversations),
    ...errorResponses,
  },
})

const undoRoute = createRoute({
  method: 'delete',
  path: '/changes/{id}',
  summary: 'Undo a change of your own from the last day',
  request: { params: z.object({ id: z.uuid({ error: messages.notAnId }) }) },
  responses: {
    200: jsonResponse('How many rows were restored, and skipped because they changed since.', Undone),
    ...errorResponses,
  },
})

const replyRoute = createRoute({
  method: 'post',
  path: '/conversations/{id}/replies',
  summary: 'Reply by email',
  request: { params: ConversationId, ...jsonBody(NewReply) },
  responses: {
    200: jsonResponse('The conversation. 409 if there is a message you haven’t seen.', FullConversation),
    ...errorResponses,
  },
})

const attemptRoute = createRoute({
  method: 'post',
  path: '/conversations/{id}/replies/{replyId}/attempts',
  summary: 'Send a reply again that couldn’t be sent',
  request: { params: ReplyPlace },
  responses: { 200: jsonResponse('The conversation.', FullConversation), ...errorResponses },
})

const noteRoute = createRoute({
  method: 'post',
  path: '/conversations/{id}/notes',
  summary: 'Add a note that only the team sees',
  request: { params: ConversationId, ...jsonBody(NewNote) },
  responses: { 200: jsonResponse('The conversation.', FullConversation), ...errorResponses },
})

type Deps = { database: Database; jobs: Jobs; mailDomain: string; isTeam: (email: string) => boolean }

/** Mounted behind the guard of /api/admin. */
export function conversationRoutes(deps: Deps) {
  const { database } = deps
  const { db } = database
  return createRouter<GuardedEnv>()
    .openapi(listRoute, async (c) => {
      const { cursor, limit, ...filter } = c.req.valid('query')
      const after = readCursor(cursor, timeKey)
      const found = await listConversations(db, { ...filter, after, limit: limit + 1, now: new Date() })
      const page = found.slice(0, limit)
      const last = found.length > limit ? page.at(-1) : undefined
      return c.json(
        {
          items: page.map(presentConversation),
          nextCursor: last ? writeCursor({ key: last.lastMessageAt, id: last.id }) : null,
        },
        200,
      )
    })
    .openapi(countsRoute, async (c) => {
      const now = new Date()
      const waitingBefore = new Date(lateBefore(now.getTime()))
      return c.json(
        {
          open: await countConversations(db, { state: 'open' }, now),
          mine: await countConversations(db, { state: 'open', assignee: c.var.user.email }, now),
          unassigned: await countConversations(db, { state: 'open', assignee: 'none' }, now),
          snoozed: await countConversations(db, { state: 'snoozed' }, now),
          late: await countConversations(db, { state: 'open', waitingBefore }, now),
        },
        200,
      )
    })
    .openapi(fullRoute, async (c) => c.json(await showConversation(db, c.req.valid('param').id), 200))
    .openapi(changeRoute, async (c) => {
      const outcome = await changeConversations(deps, c.var.user.email, c.req.valid('json'), new Date())
      const { rows, missing, changeId } = outcome
      return c.json({ changed: rows.map(presentConversation), missing, changeId }, 200)
    })
    .openapi(undoRoute, async (c) =>
      c.json(await undoChange(database, c.var.user.email, c.req.valid('param').id), 200),
    )
    .openapi(replyRoute, async (c) => {
      const { id } = c.req.valid('param')
      await writeReply(deps, c.var.user.email, id, c.req.valid('json'))
      return c.json(await showConversation(db, id), 200)
    })
    .openapi(attemptRoute, async (c) => {
      const { id, replyId } = c.req.valid('param')
      await sendReplyAgain(deps, id, replyId)
      return c.json(await showConversation(db, id), 200)
    })
    .openapi(noteRoute, async (c) => {
      const { id } = c.req.valid('param')
      await writeNote(database, c.var.user.email, id, c.req.valid('json'))
      return c.json(await showConversation(db, id), 200)
    })
}

export type ConversationRoutes = ReturnType<typeof conversationRoutes>

async function showConversation(db: Db, id: string) {
  const found = await findConversation(db, id)
  if (!found) throw new AppError('NOT_FOUND', messages.notFound)
  return presentFullConversation(found, await listMessages(db, id))
}
