import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { MailChoices } from '../contract/report-mails.ts'
import { readMailChoices, writeMailChoices } from './report-mails.store.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/analytics/mail-choices',
  summary: 'Which emails about the analytics you get',
  responses: { 200: jsonResponse('Your own switches.', MailChoices), ...errorResponses },
})
const writeRoute = createRoute({
  method: 'put',
  path: '/analytics/mail-choices',
  summary: 'Choose which emails about the analytics you get',
  request: jsonBody(MailChoices),
  responses: { 200: jsonResponse('Your own switches.', MailChoices), ...errorResponses },
})

/** Mounted behind the guard of /api/admin. */
export function mailChoiceRoutes({ db }: { db: Db }) {
  return createRouter<GuardedEnv>()
    .openapi(readRoute, async (c) => c.json(await readMailChoices(db, c.var.user.id), 200))
    .openapi(writeRoute, async (c) => {
      const chosen = c.req.valid('json')
      await writeMailChoices(db, c.var.user.id, chosen)
      return c.json(chosen, 200)
    })
}

export type MailChoiceRoutes = ReturnType<typeof mailChoiceRoutes>
