import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { studioMessages } from '../../contract/messages.ts'
import {
  RescheduleInput,
  Schedule,
  ScheduledContent,
  ScheduleInput,
  ScheduleQuery,
} from '../../contract/schedule.ts'
import { presentScheduled } from '../present-studio.ts'
import { removal } from '../removal.ts'
import type { RouteDeps } from '../route-deps.ts'
import { rescheduleScript, scheduleScript, unscheduleScript } from './schedule-script.ts'
import { findScheduled, listScheduled } from './schedule.store.ts'

const Id = z.object({ id: z.uuid() })
const one = { 200: jsonResponse('The scheduled script.', ScheduledContent), ...errorResponses }

export function scheduleRoutes({ studio, limit, requireUser: middleware }: RouteDeps) {
  const { db } = studio
  const router = createRouter()
  router.on(['POST', 'PATCH', 'DELETE'], '/*', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        middleware,
        summary: 'List scheduled scripts by day',
        request: { query: ScheduleQuery },
        responses: { 200: jsonResponse('In order of days.', Schedule), ...errorResponses },
      }),
      async (c) => {
        const rows = await listScheduled(db, c.var.user.id, c.req.valid('query'))
        return c.json({ items: rows.map(presentScheduled) }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        middleware,
        summary: 'Schedule the script of an idea for a day',
        request: jsonBody(ScheduleInput),
        responses: { 201: jsonResponse('The scheduled script.', ScheduledContent), ...errorResponses },
      }),
      async (c) => {
        const scheduled = await scheduleScript(studio, c.var.user, c.req.valid('json'), new Date())
        return c.json(presentScheduled(scheduled), 201)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}',
        middleware,
        summary: 'Get a scheduled script with its captions',
        request: { params: Id },
        responses: one,
      }),
      async (c) => {
        const found = await findScheduled(db, c.var.user.id, c.req.valid('param').id)
        if (!found) throw new AppError('NOT_FOUND', studioMessages.noScheduledScript)
        return c.json(presentScheduled(found), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/{id}',
        middleware,
        summary: 'Move a scheduled script to another day',
        request: { params: Id, ...jsonBody(RescheduleInput) },
        responses: one,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const moved = await rescheduleScript(studio, c.var.user, id, c.req.valid('json'), new Date())
        return c.json(presentScheduled(moved), 200)
      },
    )
    .openapi(removal(middleware, Id, 'Take a script off the calendar'), async (c) => {
      await unscheduleScript(studio, c.var.user, c.req.valid('param').id)
      return c.body(null, 204)
    })
}

export type ScheduleRoutes = ReturnType<typeof scheduleRoutes>
