import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { readCursor, timeKey, writeCursor } from '#platform/server/cursor.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { streamNdjson } from '#platform/server/http/stream-ndjson.ts'
import { CurrentIdeas, History, HistoryQuery, Idea, IdeasRequest } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'
import { IdeasEvent, streamType } from '../../contract/stream.ts'
import { presentGeneration, presentIdea } from '../present-studio.ts'
import { removal, requireRemoved } from '../removal.ts'
import { creatorOf, generationLimit, type RouteDeps } from '../route-deps.ts'
import { composerName } from '../studio.ts'
import { currentIdeas, findIdea, listGenerations, removeIdea } from './ideas.store.ts'
import { beginIdeas } from './write-ideas.ts'

const IdeaId = z.object({ id: z.string().max(100) })

export function ideaRoutes({ studio, limit, requireUser: middleware, streams }: RouteDeps) {
  const { db, ai } = studio
  const router = createRouter()
  router.on('POST', '/', limit(generationLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        middleware,
        summary: 'Get the current ideas, the model and the remaining generations of today',
        responses: { 200: jsonResponse('Custom ideas first.', CurrentIdeas), ...errorResponses },
      }),
      async (c) => {
        // A visit to the dashboard usually leads to a generation, so warm up the model.
        ai.warmUp()
        const { generation, ideas } = await currentIdeas(db, c.var.user.id)
        return c.json(
          {
            ideas: ideas.map(presentIdea),
            generation: generation ? presentGeneration(generation) : null,
            composer: { name: composerName(ai, 'quick'), isBuiltIn: ai.isBuiltIn, canSearch: ai.canSearch },
            allowance: await studio.allowance.read(c.var.user),
          },
          200,
        )
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        middleware,
        summary: 'Generate three ideas, streamed one by one',
        request: jsonBody(IdeasRequest),
        responses: { 200: lines('One line of JSON per event.', IdeasEvent), ...errorResponses },
      }),
      async (c) =>
        streamNdjson(streamType, c.req.raw, streams.open(c.var.user, 'generation'), () =>
          beginIdeas(studio, creatorOf(c), c.req.valid('json').presetId),
        ) as never,
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/history',
        middleware,
        summary: 'List past generations, newest first',
        request: { query: HistoryQuery },
        responses: { 200: jsonResponse('One page.', History), ...errorResponses },
      }),
      async (c) => {
        const before = readCursor(c.req.valid('query').cursor, timeKey)
        const { page, hasMore } = await listGenerations(db, c.var.user.id, before)
        const items = page.map(({ generation, ideas }) => ({
          ...presentGeneration(generation),
          ideas: ideas.map(presentIdea),
        }))
        const last = page.at(-1)?.generation
        return c.json(
          { items, nextCursor: hasMore && last ? writeCursor({ key: last.createdAt, id: last.id }) : null },
          200,
        )
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}',
        middleware,
        summary: 'Get an idea with its script',
        request: { params: IdeaId },
        responses: { 200: jsonResponse('The idea.', Idea), ...errorResponses },
      }),
      async (c) => {
        const idea = await findIdea(db, c.var.user.id, c.req.valid('param').id)
        if (!idea) throw new AppError('NOT_FOUND', studioMessages.ideaGone)
        return c.json(presentIdea(idea), 200)
      },
    )
    .openapi(removal(middleware, IdeaId, 'Delete an idea; scheduled scripts stay'), async (c) => {
      requireRemoved(await removeIdea(db, c.var.user.id, c.req.valid('param').id), studioMessages.ideaGone)
      return c.body(null, 204)
    })
}

export const lines = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { [streamType]: { schema } },
})

export type IdeaRoutes = ReturnType<typeof ideaRoutes>
