import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv, Guards } from '#features/accounts/server.ts'
import { readAnalyticsReport } from '#features/analytics/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import {
  Experiment,
  ExperimentId,
  Experiments,
  NewExperiment,
  type ExperimentMetric,
} from '../contract/experiments.ts'
import { experimentMessages as messages } from '../contract/messages.ts'
import { codeOf, countVisits } from './count-visits.ts'
import {
  addExperiment,
  findExperiment,
  listExperiments,
  stopExperiment,
  sumDays,
  type StoredExperiment,
} from './experiments.store.ts'
import { inPoints, presentExperiment } from './present-experiment.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/experiments',
  summary: 'The newest experiments with their results so far',
  responses: { 200: jsonResponse('Looking changes nothing.', Experiments), ...errorResponses },
})

const startRoute = createRoute({
  method: 'post',
  path: '/experiments',
  summary: 'Start an experiment; admins only, one at a time',
  request: jsonBody(NewExperiment),
  responses: { 201: jsonResponse('Started.', Experiment), ...errorResponses },
})

const stopRoute = createRoute({
  method: 'post',
  path: '/experiments/{id}/stop',
  summary: 'Stop an experiment; it cannot be resumed; admins only',
  request: { params: ExperimentId },
  responses: { 200: jsonResponse('Stopped.', Experiment), ...errorResponses },
})

/** Mounted behind the guard of /api/admin. */
export function experimentRoutes({ database, guards }: { database: Database; guards: Guards }) {
  const { db } = database
  const router = createRouter<GuardedEnv>()
  const adminOnly = guards.requireRole('admin')
  router.on('POST', ['/experiments', '/experiments/*'], adminOnly)

  const present = async (stored: StoredExperiment) =>
    presentExperiment(stored, await sumDays(db, [stored.id]), Date.now())

  return router
    .openapi(listRoute, async (c) => {
      const now = Date.now()
      const stored = await listExperiments(db)
      for (const experiment of stored) await countVisits(db, experiment, now)
      const sums =
        stored.length > 0
          ? await sumDays(
              db,
              stored.map(({ id }) => id),
            )
          : []
      const items = stored.map((experiment) => presentExperiment(experiment, sums, now))
      const { visitsPerDay, rates } = await readTraffic(db, now)
      const inPercent = {
        conversion: inPoints(rates.conversion),
        waitlist_click: inPoints(rates.waitlist_click),
      }
      return c.json({ items, traffic: { visitsPerDay, rates: inPercent } }, 200)
    })
    .openapi(startRoute, async (c) => {
      const { factor, metric, smallestEffect } = c.req.valid('json')
      const actorEmail = c.var.user.email
      const { rates } = await readTraffic(db, Date.now())
      const started = await database.transaction(async (tx) => {
        const added = await addExperiment(tx, {
          factor,
          metric,
          smallestEffect: smallestEffect / 100,
          expectedRate: rates[metric],
          startedBy: actorEmail,
        })
        if (!added) throw new AppError('ABORTED', messages.alreadyRunning)
        const details = { factor, metric, smallestEffect }
        await writeAudit(tx, { actorEmail, action: 'experiment_started', subject: codeOf(added), details })
        return added
      })
      return c.json(await present(started), 201)
    })
    .openapi(stopRoute, async (c) => {
      const { id } = c.req.valid('param')
      const actorEmail = c.var.user.email
      const stopped = await database.transaction(async (tx) => {
        const found = await stopExperiment(tx, id)
        if (!found) throw await whyNotStopped(tx, id)
        await writeAudit(tx, { actorEmail, action: 'experiment_stopped', subject: codeOf(found) })
        return found
      })
      return c.json(await present(stopped), 200)
    })
}

export type ExperimentRoutes = ReturnType<typeof experimentRoutes>

async function whyNotStopped(db: Db, id: string) {
  return (await findExperiment(db, id))
    ? new AppError('ABORTED', messages.alreadyStopped)
    : new AppError('NOT_FOUND', messages.notFound)
}

type Traffic = { visitsPerDay: number; rates: Record<ExperimentMetric, number> }

/** Of the last 30 days, as parts of 1. */
async function readTraffic(db: Db, now: number): Promise<Traffic> {
  const { funnel } = await readAnalyticsReport(db, { window: '30d' }, now)
  const sessionsAt = (step: string) => funnel.find((each) => each.step === step)?.sessions ?? 0
  const visits = sessionsAt('sessions')
  const rateOf = (metric: ExperimentMetric) => (visits === 0 ? 0 : sessionsAt(metric) / visits)
  return {
    visitsPerDay: visits / 30,
    rates: { conversion: rateOf('conversion'), waitlist_click: rateOf('waitlist_click') },
  }
}
