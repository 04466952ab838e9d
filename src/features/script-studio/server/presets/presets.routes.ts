import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { studioMessages } from '../../contract/messages.ts'
import { Preset, PresetInput, PresetList } from '../../contract/preset.ts'
import { presentPreset } from '../present-studio.ts'
import { removal, requireRemoved } from '../removal.ts'
import type { RouteDeps } from '../route-deps.ts'
import {
  addPreset,
  changePreset,
  findPreset,
  listPresets,
  removePreset,
  type PresetRow,
} from './presets.store.ts'

const Id = z.object({ id: z.uuid() })
const one = { 200: jsonResponse('The preset.', Preset), ...errorResponses }

export function presetRoutes({ studio, limit, requireUser: middleware }: RouteDeps) {
  const { db } = studio
  const router = createRouter()
  router.on(['POST', 'PUT', 'DELETE'], '/*', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        middleware,
        summary: 'List your presets, newest first',
        responses: { 200: jsonResponse('All of them.', PresetList), ...errorResponses },
      }),
      async (c) => c.json({ items: (await listPresets(db, c.var.user.id)).map(presentPreset) }, 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        middleware,
        summary: 'Create a preset',
        request: jsonBody(PresetInput),
        responses: { 201: jsonResponse('The preset.', Preset), ...errorResponses },
      }),
      async (c) => {
        const added = await addPreset(studio, c.var.user.id, c.req.valid('json'))
        return c.json(presentPreset(requireKept(added)), 201)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}',
        middleware,
        summary: 'Get a preset',
        request: { params: Id },
        responses: one,
      }),
      async (c) => {
        const found = await findPreset(db, c.var.user.id, c.req.valid('param').id)
        return c.json(presentPreset(requireKept(found)), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}',
        middleware,
        summary: 'Edit a preset',
        request: { params: Id, ...jsonBody(PresetInput) },
        responses: one,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const changed = requireKept(await changePreset(db, c.var.user.id, id, c.req.valid('json')))
        return c.json(presentPreset(changed), 200)
      },
    )
    .openapi(removal(middleware, Id, 'Delete a preset; ideas made with it stay'), async (c) => {
      requireRemoved(
        await removePreset(db, c.var.user.id, c.req.valid('param').id),
        studioMessages.presetGone,
      )
      return c.body(null, 204)
    })
}

export type PresetRoutes = ReturnType<typeof presetRoutes>

function requireKept(preset: PresetRow | undefined | 'name-taken' | 'full'): PresetRow {
  if (preset === 'full')
    throw new AppError('RESOURCE_EXHAUSTED', studioMessages.presetLimit, { httpStatus: 409 })
  if (preset === 'name-taken')
    throw new AppError('ABORTED', studioMessages.presetNameTaken, {
      details: { fields: { name: studioMessages.presetNameTaken } },
    })
  if (!preset) throw new AppError('NOT_FOUND', studioMessages.presetGone)
  return preset
}
