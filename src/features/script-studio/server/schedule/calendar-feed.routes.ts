import { createRoute, z } from '@hono/zod-openapi'
import { brand } from '#platform/common/brand.ts'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import type { Signer } from '#platform/server/signer.ts'
import { studioPaths } from '../../contract/paths.ts'
import { CalendarFeed } from '../../contract/schedule.ts'
import { renderCalendar } from '../../domain/render-calendar.ts'
import type { RouteDeps } from '../route-deps.ts'
import { findFeed, findOwnFeed, renewFeed, type Feed } from './calendar-feed.store.ts'
import { listScheduled } from './schedule.store.ts'

type Deps = RouteDeps & { signer: Signer; siteUrl: string }

/** The signed value. Existing feed URLs must stay valid until access to the account is revoked. */
const purposeOf = ({ since }: Feed) => `calendar feed ${since ? `${since.getTime()} ` : ''}`

const calendarType = 'text/calendar; charset=utf-8'
const file = {
  200: { description: 'A calendar file (RFC 5545).', content: { 'text/calendar': { schema: z.string() } } },
}

/** The calendar for other programs: as a file, and at a private URL they can subscribe to. */
export function calendarFeedRoutes({
  studio: { db },
  limit,
  requireUser: middleware,
  signer,
  siteUrl,
}: Deps) {
  const addressOf = (feed: Feed) => ({
    url: `${siteUrl}${studioPaths.publicFeed(signer.sign(purposeOf(feed), feed.name))}`,
  })
  const render = async (userId: string) =>
    renderCalendar({
      name: `${brand.name} scripts`,
      host: new URL(siteUrl).hostname,
      viewerUrl: (id) => `${siteUrl}${studioPaths.viewer}?id=${id}`,
      entries: await listScheduled(db, userId, {}),
    })

  const router = createRouter()
  router.on('POST', '/feed', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/calendar.ics',
        middleware,
        summary: 'Download your calendar as a file',
        responses: { ...file, ...errorResponses },
      }),
      async (c) => {
        c.header('content-type', calendarType)
        c.header('content-disposition', 'attachment; filename="scripts.ics"')
        return c.body(await render(c.var.user.id), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/feed',
        middleware,
        summary: 'Get the private URL of your calendar',
        responses: {
          200: jsonResponse('Anyone with this URL can read the calendar.', CalendarFeed),
          ...errorResponses,
        },
      }),
      async (c) => c.json(addressOf(await findOwnFeed(db, c.var.user.id)), 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/feed',
        middleware,
        summary: 'Reset the private URL; the old one stops working',
        responses: { 201: jsonResponse('The new URL.', CalendarFeed), ...errorResponses },
      }),
      async (c) => c.json(addressOf(await renewFeed(db, c.var.user.id)), 201),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/feeds/{token}',
        summary: 'Get the calendar at its private URL',
        request: { params: z.object({ token: z.string().max(200) }) },
        responses: { ...file, ...errorResponses },
      }),
      async (c) => {
        const { name, token } = readAddress(c.req.valid('param').token)
        const feed = name === undefined ? undefined : await findFeed(db, name)
        if (!feed || signer.verify(purposeOf(feed), token) === undefined)
          throw new AppError('NOT_FOUND', 'Calendar not found.')
        c.header('cache-control', 'private, no-store')
        c.header('content-type', calendarType)
        return c.body(await render(feed.userId), 200)
      },
    )
}

function readAddress(file: string) {
  const token = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : ''
  return { token, name: z.uuid().safeParse(token.split('.')[0]).data }
}

export type CalendarFeedRoutes = ReturnType<typeof calendarFeedRoutes>
