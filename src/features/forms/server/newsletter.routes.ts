import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Limit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonAnswer, jsonBody, refusals } from '#platform/server/http/router.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { FormAnswer, NewsletterInput, newsletterMessages } from '../contract/newsletter.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { subscribe, unsubscribe } from './newsletter.store.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

const subscriptionRoute = createRoute({
  method: 'post',
  path: '/newsletter',
  summary: 'Subscribe to the newsletter',
  request: jsonBody(NewsletterInput),
  responses: { 201: jsonAnswer('Subscribed, now or before.', FormAnswer), ...refusals },
})

const unsubscriptionRoute = createRoute({
  method: 'post',
  path: '/newsletter/unsubscription',
  summary: 'End a subscription with one click from a mail',
  request: { query: z.object({ token: z.string().max(200) }) },
  responses: { 200: jsonAnswer('Unsubscribed, now or before.', FormAnswer), ...refusals },
})

export function newsletterRoutes({
  database,
  jobs,
  limit,
  secret,
}: {
  database: Database
  jobs: Jobs
  limit: Limit
  secret: string
}) {
  const router = createRouter()
  router.use('/newsletter', limit('write'))
  return router
    .openapi(subscriptionRoute, async (c) => {
      const { email } = c.req.valid('json')
      await database.transaction(async (tx) => {
        const subscriptionId = await subscribe(tx, email)
        if (subscriptionId) await jobs.send(tx, newsletterConfirmation, { subscriptionId })
      })
      return c.json({ message: newsletterMessages.success }, 201)
    })
    .openapi(unsubscriptionRoute, async (c) => {
      const id = readUnsubscribeToken(secret, c.req.valid('query').token)
      if (id === undefined)
        throw new AppError('NOT_FOUND', 'This link is not valid. Please use the one from your newest mail.')
      await unsubscribe(database.db, id)
      return c.json({ message: newsletterMessages.unsubscribed }, 200)
    })
}
