import { createRoute, z } from '@hono/zod-openapi'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { loadOnce } from '#platform/server/load-once.ts'
import { AcceptedWeek, WeekAcceptance, WeekPlan, WeekPlanQuery } from '../../contract/week-plan.ts'
import { loadComposer } from '../generation/load-composer.ts'
import { presentScheduled } from '../present-studio.ts'
import { removal } from '../removal.ts'
import { creatorOf, generationLimit, type RouteDeps } from '../route-deps.ts'
import { acceptWeek, planWeek, undoWeek } from './plan-week.ts'

/** Always written by the built-in composer: seven scripts of a model would take minutes. */
export function weekPlanRoutes({ studio, limit, requireUser: middleware }: RouteDeps) {
  const composer = loadOnce(loadComposer)
  const router = createRouter()
  router.on(['GET', 'POST', 'DELETE'], '/*', limit(generationLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        middleware,
        summary: 'Propose videos for the free days of a week; stores nothing',
        request: { query: WeekPlanQuery },
        responses: {
          200: jsonResponse('One video per free day, as far as the notes go.', WeekPlan),
          ...errorResponses,
        },
      }),
      async (c) =>
        c.json(await planWeek(studio, await composer(), creatorOf(c), c.req.valid('query'), new Date()), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        middleware,
        summary: 'Add videos of a proposed week to the calendar',
        request: jsonBody(WeekAcceptance),
        responses: { 201: jsonResponse('The calendar entries.', AcceptedWeek), ...errorResponses },
      }),
      async (c) => {
        const input = c.req.valid('json')
        const rows = await acceptWeek(studio, await composer(), creatorOf(c), input, new Date())
        return c.json({ id: input.id, items: rows.map(presentScheduled) }, 201)
      },
    )
    .openapi(
      removal(middleware, z.object({ id: z.uuid() }), 'Undo an accepted week: its entries and ideas'),
      async (c) => {
        await undoWeek(studio, creatorOf(c), c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
}

export type WeekPlanRoutes = ReturnType<typeof weekPlanRoutes>
