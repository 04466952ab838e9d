import { accountsRoutes, createGuards, sessionCookie } from '#features/accounts/server.ts'
import { adminRoutes } from '#features/admin/server.ts'
import { analyticsRoutes } from '#features/analytics/server.ts'
import { profileRoutes } from '#features/creator-profile/server.ts'
import { formBodies, formRoutes, unsubscriptionRoutes } from '#features/forms/server.ts'
import { fundingRoutes } from '#features/funding/server.ts'
import { connectionTestRoutes } from '#features/public-site/server.ts'
import { studioRoutes } from '#features/script-studio/server.ts'
import { answerError, answerUnknownPath } from '#platform/server/http/answer-error.ts'
import { createClientAddress } from '#platform/server/http/client-address.ts'
import { docsRoutes } from '#platform/server/http/docs.routes.ts'
import { guardBody } from '#platform/server/http/guard-body.ts'
import { healthRoutes } from '#platform/server/http/health.routes.ts'
import { metricsRoutes } from '#platform/server/http/metrics.routes.ts'
import { createAttempts, createLimit } from '#platform/server/http/rate-limit.ts'
import { requestContext } from '#platform/server/http/request-context.ts'
import { createRouter } from '#platform/server/http/router.ts'
import { requireSameOrigin } from '#platform/server/http/same-origin.ts'
import { secureAnswers } from '#platform/server/http/security-headers.ts'
import { findCreatorFacts } from './find-creator-facts.ts'
import type { Services } from './start-services.ts'

/** The whole API: what every request passes through, then each feature's routes. */
export function createApp(services: Services) {
  const { config, database, jobs, auth, teamList, log, metrics, secret, siteUrl, version, isStopping } =
    services
  const counting = { database, scale: config.rateLimitScale, secret }
  const limit = createLimit(counting)
  const guards = createGuards(auth)

  const app = createRouter()
  app.onError(answerError)
  app.notFound(answerUnknownPath)
  app.use(requestContext({ log, metrics, clientAddress: createClientAddress(config.trustedProxies) }))
  app.use(secureAnswers(siteUrl.startsWith('https:')))
  app.use(requireSameOrigin({ siteUrl, sessionCookie }))
  app.use(guardBody(formBodies))

  app.route('/', metricsRoutes({ metrics, token: config.metricsToken }))
  app.route('/api', healthRoutes({ database, version, isStopping }))
  app.route('/api', accountsRoutes({ auth, teamList, limit, attempts: createAttempts('account', counting) }))
  app.use('/api/admin/*', guards.requireRole('admin', 'associate'))
  app.route('/api/admin', adminRoutes({ db: database.db }))
  app.route(
    '/api',
    studioRoutes({
      db: database.db,
      ai: services.ai,
      log,
      findCreatorFacts: (userId) => findCreatorFacts(database.db, userId),
      dailyLimits: config.dailyLimits,
      limit,
      requireUser: guards.requireUser,
      secret,
      siteUrl,
    }),
  )
  app.route('/api/profile', profileRoutes({ db: database.db, limit, requireUser: guards.requireUser }))
  app.route('/api/forms', formRoutes({ database, jobs, limit }))
  app.route('/api/forms', unsubscriptionRoutes({ db: database.db, secret }))
  app.route('/api', fundingRoutes({ db: database.db }))
  app.route('/api/analytics', analyticsRoutes({ db: database.db, limit }))
  app.route('/api/connection-test', connectionTestRoutes({ database, limit }))
  app.route('/api', docsRoutes({ app, siteUrl, version }))
  return app
}
