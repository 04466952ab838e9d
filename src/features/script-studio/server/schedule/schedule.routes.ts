import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { studioMessages } from '../../contract/messages.ts'
import {
  PlanInput,
  RestoredEntry,
  Schedule,
  ScheduleChange,
  ScheduledContent,
  ScheduledLineEdit,
  ScheduleInput,
  ScheduleQuery,
  ScriptSource,
} from '../../contract/schedule.ts'
import { presentScheduled } from '../present-studio.ts'
import { removal } from '../removal.ts'
import type { RouteDeps } from '../route-deps.ts'
import { changeEntry, editEntryLine, planIdea, restoreEntry, takeOverScript } from './change-scheduled.ts'
import { scheduleScript, unscheduleScript } from './schedule-script.ts'
import { findScheduled, listScheduled } from './schedule.store.ts'

const Id = z.object({ id: z.uuid() })
const one = { 200: jsonResponse('The scheduled script.', ScheduledContent), ...errorResponses }

export function scheduleRoutes({ studio, limit, requireUser: middleware }: RouteDeps) {
  const { db } = studio
  const router = createRouter()
  router.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/*', limit(writeLimit))
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
        summary: 'Move a scheduled script, or change its status, platform, title or hook',
        request: { params: Id, ...jsonBody(ScheduleChange) },
        responses: one,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const changed = await changeEntry(studio, c.var.user, id, c.req.valid('json'), new Date())
        return c.json(presentScheduled(changed), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/plans',
        middleware,
        summary: 'Reserve a day for an idea without a script',
        request: jsonBody(PlanInput),
        responses: { 201: jsonResponse('The entry.', ScheduledContent), ...errorResponses },
      }),
      async (c) => {
        const planned = await planIdea(studio, c.var.user, c.req.valid('json'), new Date())
        return c.json(presentScheduled(planned), 201)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}',
        middleware,
        summary: 'Restore an entry that was deleted or whose script was replaced',
        request: { params: Id, ...jsonBody(RestoredEntry) },
        responses: one,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const restored = await restoreEntry(studio, c.var.user, id, c.req.valid('json'))
        return c.json(presentScheduled(restored), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}/script',
        middleware,
        summary: 'Replace the scheduled script with the current one of an idea',
        request: { params: Id, ...jsonBody(ScriptSource) },
        responses: one,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const updated = await takeOverScript(studio, c.var.user, id, c.req.valid('json'))
        return c.json(presentScheduled(updated), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'patch',
        path: '/{id}/script',
        middleware,
        summary: 'Edit a line of a scheduled script',
        request: { params: Id, ...jsonBody(ScheduledLineEdit) },
        responses: one,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const edited = await editEntryLine(studio, c.var.user, id, c.req.valid('json'))
        return c.json(presentScheduled(edited), 200)
      },
    )
    .openapi(removal(middleware, Id, 'Take a script off the calendar'), async (c) => {
      await unscheduleScript(studio, c.var.user, c.req.valid('param').id)
      return c.body(null, 204)
    })
}

export type ScheduleRoutes = ReturnType<typeof scheduleRoutes>
