import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { isPublicStatus } from '../../contract/campaign-choices.ts'
import { AnswerInput, CampaignId, OwnQuestionList, UpdateInput } from '../../contract/campaigns.ts'
import { campaignMessages as messages } from '../../contract/campaign-messages.ts'
import { findOwnCampaign } from '../campaigns/campaign.store.ts'
import { requireOwn, unknownCampaign } from '../campaigns/own-campaigns.routes.ts'
import type { RouteDeps } from '../route-deps.ts'
import { addUpdate, answerQuestion, listQuestions } from './reservation.store.ts'

const done = { 204: { description: 'Done.' }, ...errorResponses }

/** A creator's updates, and answers to questions. */
export function conversationRoutes({ database, limit, guards }: RouteDeps) {
  const { db } = database
  const { requireUser: middleware } = guards
  const router = createRouter()
  router.on(['POST'], '/own-campaigns/:id/updates', limit(writeLimit))
  router.on(['PUT'], '/own-campaigns/:id/questions/:questionId', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'post',
        path: '/own-campaigns/{id}/updates',
        middleware,
        summary: 'Publish an update on the page of your campaign',
        request: { params: CampaignId, ...jsonBody(UpdateInput) },
        responses: done,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        await database.transaction(async (tx) => {
          const campaign = await requireOwn(tx, c.var.user.id, id)
          if (!isPublicStatus(campaign.status)) throw new AppError('ABORTED', messages.moves['not-possible'])
          await addUpdate(tx, id, c.req.valid('json'))
        })
        return c.body(null, 204)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/own-campaigns/{id}/questions',
        middleware,
        summary: 'List the questions about your campaign, newest first',
        request: { params: CampaignId },
        responses: {
          200: jsonResponse('Without the names of those who asked.', OwnQuestionList),
          ...errorResponses,
        },
      }),
      async (c) => {
        const found = await findOwnCampaign(db, c.var.user.id, c.req.valid('param').id)
        if (!found) throw unknownCampaign()
        const items = (await listQuestions(db, found.id)).map(({ id, question, answer, createdAt }) => ({
          id,
          question,
          answer,
          createdAt: createdAt.toISOString(),
        }))
        return c.json({ items }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/own-campaigns/{id}/questions/{questionId}',
        middleware,
        summary: 'Answer a question, which makes both public',
        request: { params: CampaignId.extend({ questionId: z.uuid() }), ...jsonBody(AnswerInput) },
        responses: done,
      }),
      async (c) => {
        const { id, questionId } = c.req.valid('param')
        await database.transaction(async (tx) => {
          await requireOwn(tx, c.var.user.id, id)
          if (!(await answerQuestion(tx, id, questionId, c.req.valid('json').answer))) throw unknownCampaign()
        })
        return c.body(null, 204)
      },
    )
}

export type ConversationRoutes = ReturnType<typeof conversationRoutes>
