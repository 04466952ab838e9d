import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv, Guards } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Signer } from '#platform/server/signer.ts'
import {
  Broadcast,
  BroadcastEdit,
  BroadcastId,
  BroadcastInput,
  BroadcastList,
  BroadcastPreview,
  BroadcastSchedule,
} from '../contract/broadcasts.ts'
import { broadcastMessages as messages } from '../contract/messages.ts'
import { allows, statusAfter, type BroadcastAction } from '../domain/broadcast-state.ts'
import {
  addBroadcast,
  changeBroadcast,
  countRecipients,
  findBroadcast,
  listBroadcasts,
  lockBroadcast,
  removeDraft,
  type StoredBroadcast,
} from './broadcasts.store.ts'
import { composeBroadcast } from './compose-broadcast.ts'
import { countMembers } from './recipients.store.ts'
import { broadcastCheck } from './send-broadcasts.ts'

const one = (description: string) => ({ 200: jsonResponse(description, Broadcast), ...errorResponses })
const byId = { params: BroadcastId }

const listRoute = createRoute({
  method: 'get',
  path: '/broadcasts',
  summary: 'The newest emails to a list',
  responses: { 200: jsonResponse('With how many people got each.', BroadcastList), ...errorResponses },
})
const addRoute = createRoute({
  method: 'post',
  path: '/broadcasts',
  summary: 'Write an email to a list; admins only',
  request: jsonBody(BroadcastInput),
  responses: { 201: jsonResponse('The draft.', Broadcast), ...errorResponses },
})
const editRoute = createRoute({
  method: 'put',
  path: '/broadcasts/{id}',
  summary: 'Change a draft; admins only',
  request: { ...byId, ...jsonBody(BroadcastEdit) },
  responses: one('The draft. 409 if a teammate changed it in the meantime.'),
})
const removeRoute = createRoute({
  method: 'delete',
  path: '/broadcasts/{id}',
  summary: 'Delete a draft; admins only',
  request: byId,
  responses: { 204: { description: 'Deleted.' }, ...errorResponses },
})
const previewRoute = createRoute({
  method: 'post',
  path: '/broadcasts/preview',
  summary: 'How an email looks and how many would get it',
  request: jsonBody(BroadcastInput),
  responses: { 200: jsonResponse('Nothing is stored or sent.', BroadcastPreview), ...errorResponses },
})
const testRoute = createRoute({
  method: 'post',
  path: '/broadcasts/test',
  summary: 'Send an email to your own address; admins only',
  request: jsonBody(BroadcastInput),
  responses: { 204: { description: 'Sent.' }, ...errorResponses },
})
const scheduleRoute = createRoute({
  method: 'post',
  path: '/broadcasts/{id}/schedule',
  summary: 'Send a draft now or later; admins only, shortly after signing in',
  request: { ...byId, ...jsonBody(BroadcastSchedule) },
  responses: one('The scheduled email.'),
})
const actionRoute = <Action extends 'pause' | 'resume' | 'stop'>(action: Action, summary: string) =>
  createRoute({
    method: 'post',
    path: `/broadcasts/{id}/${action}` as const,
    summary: `${summary}; admins only`,
    request: byId,
    responses: one('The email.'),
  })
const pauseRoute = actionRoute('pause', 'Pause sending')
const resumeRoute = actionRoute('resume', 'Go on sending')
const stopRoute = actionRoute('stop', 'End sending; what is sent stays sent')

type Deps = {
  database: Database
  jobs: Jobs
  mail: Mail
  siteUrl: string
  signer: Signer
  guards: Guards
}

/** Mounted behind the guard of /api/admin. Associates may read; only admins may write to people. */
export function broadcastRoutes({ database, jobs, mail, guards, ...deps }: Deps) {
  const { db } = database
  const router = createRouter<GuardedEnv>()
  const adminOnly = guards.requireRole('admin')
  // Associates see the list and previews.
  router.on(['POST'], '/broadcasts', adminOnly)
  router.on(['PUT', 'DELETE'], '/broadcasts/:id', adminOnly)
  router.on(['POST'], '/broadcasts/test', adminOnly)
  router.on(['POST'], '/broadcasts/:id/:action', adminOnly)
  router.use('/broadcasts/:id/schedule', guards.requireFresh)

  const act = (id: string, actorEmail: string, action: 'pause' | 'resume' | 'stop') =>
    database.transaction(async (tx) => {
      const broadcast = await requireAllowed(tx, id, action)
      const status = action === 'resume' ? 'scheduled' : statusAfter[action]
      const finishedAt = action === 'stop' ? { finishedAt: new Date() } : {}
      const changed = await changeBroadcast(tx, broadcast.id, { status, ...finishedAt })
      if (action === 'resume') await jobs.send(tx, broadcastCheck, {})
      await writeAudit(tx, { actorEmail, action: 'broadcast_changed', subject: id, details: { status } })
      return presentOne(tx, changed)
    })

  return router
    .openapi(listRoute, async (c) => {
      const found = await listBroadcasts(db)
      const counts = await countRecipients(
        db,
        found.map(({ id }) => id),
      )
      return c.json({ items: found.map((each) => present(each, counts.get(each.id))) }, 200)
    })
    .openapi(addRoute, async (c) => {
      const added = await addBroadcast(db, c.req.valid('json'), c.var.user.email)
      return c.json(present(added), 201)
    })
    .openapi(previewRoute, async (c) => {
      const input = c.req.valid('json')
      const { html, text } = await composeBroadcast(deps, input)
      return c.json({ html, text, recipients: await countMembers(db, input) }, 200)
    })
    .openapi(testRoute, async (c) => {
      const { email } = c.var.user
      const composed = await composeBroadcast(deps, c.req.valid('json'))
      await mail.send({ ...composed, to: email, subject: `[Test] ${composed.subject}` })
      return c.body(null, 204)
    })
    .openapi(editRoute, async (c) => {
      const { id } = c.req.valid('param')
      const { updatedAt, content } = c.req.valid('json')
      const changed = await database.transaction(async (tx) => {
        requireSameVersion(await requireAllowed(tx, id, 'edit'), updatedAt)
        return changeBroadcast(tx, id, content)
      })
      return c.json(present(changed), 200)
    })
    .openapi(removeRoute, async (c) => {
      const { id } = c.req.valid('param')
      if (!(await removeDraft(db, id))) {
        const isKnown = (await findBroadcast(db, id)) !== undefined
        throw isKnown
          ? new AppError('ABORTED', messages.notDraft)
          : new AppError('NOT_FOUND', messages.notFound)
      }
      return c.body(null, 204)
    })
    .openapi(scheduleRoute, async (c) => {
      const { id } = c.req.valid('param')
      const { updatedAt, scheduledAt } = c.req.valid('json')
      const actorEmail = c.var.user.email
      const at = scheduledAt === null ? new Date() : new Date(scheduledAt)
      if (scheduledAt !== null && at.getTime() < Date.now())
        throw new AppError('INVALID_ARGUMENT', messages.inThePast, {
          details: { fields: { scheduledAt: messages.inThePast } },
        })
      const scheduled = await database.transaction(async (tx) => {
        requireSameVersion(await requireAllowed(tx, id, 'schedule'), updatedAt)
        const changed = await changeBroadcast(tx, id, { status: 'scheduled', scheduledAt: at })
        if (scheduledAt === null) await jobs.send(tx, broadcastCheck, {})
        const details = { status: 'scheduled', scheduledAt: at.toISOString() }
        await writeAudit(tx, { actorEmail, action: 'broadcast_changed', subject: id, details })
        return changed
      })
      return c.json(present(scheduled), 200)
    })
    .openapi(pauseRoute, async (c) =>
      c.json(await act(c.req.valid('param').id, c.var.user.email, 'pause'), 200),
    )
    .openapi(resumeRoute, async (c) =>
      c.json(await act(c.req.valid('param').id, c.var.user.email, 'resume'), 200),
    )
    .openapi(stopRoute, async (c) =>
      c.json(await act(c.req.valid('param').id, c.var.user.email, 'stop'), 200),
    )
}

export type BroadcastRoutes = ReturnType<typeof broadcastRoutes>

async function requireAllowed(tx: Db, id: string, action: BroadcastAction): Promise<StoredBroadcast> {
  const broadcast = await lockBroadcast(tx, id)
  if (!broadcast) throw new AppError('NOT_FOUND', messages.notFound)
  if (allows(broadcast.status, action)) return broadcast
  throw new AppError('ABORTED', action === 'edit' ? messages.notDraft : messages.notPossible)
}

function requireSameVersion(broadcast: StoredBroadcast, updatedAt: string) {
  if (broadcast.updatedAt.toISOString() !== new Date(updatedAt).toISOString())
    throw new AppError('ABORTED', messages.changed)
}

const none = { waiting: 0, sent: 0, skipped: 0, failed: 0, repeated: 0 }

function present(broadcast: StoredBroadcast, counts = none): Broadcast {
  const { startedAt: _started, createdAt: _created, ...shown } = broadcast
  return {
    ...shown,
    scheduledAt: broadcast.scheduledAt?.toISOString() ?? null,
    finishedAt: broadcast.finishedAt?.toISOString() ?? null,
    updatedAt: broadcast.updatedAt.toISOString(),
    counts,
  }
}

const presentOne = async (db: Db, broadcast: StoredBroadcast) =>
  present(broadcast, (await countRecipients(db, [broadcast.id])).get(broadcast.id))
