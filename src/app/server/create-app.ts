import {
  accountsRoutes,
  authenticateUser,
  createGuards,
  createStreams,
  createAccountAttempts,
  createThirdParties,
  findEarlierSession,
  sessionCookie,
  thirdPartyRoutes,
  type CurrentUser,
} from '#features/accounts/server.ts'
import { adminRoutes } from '#features/admin/server.ts'
import { inboundMailBodies, inboundMailRoutes } from '#features/inbox/server.ts'
import { experimentRoutes } from '#features/experiments/server.ts'
import {
  analyticsRoutes,
  funnelRoutes,
  liveRoutes,
  mailChoiceRoutes,
  openCollection,
  reportRoutes,
  retentionRoutes,
  sharedReportRoutes,
  shareLinkRoutes,
} from '#features/analytics/server.ts'
import { prepareContentSearch, profileCallables, profileRoutes } from '#features/creator-profile/server.ts'
import {
  confirmationRoutes,
  findWaitlistAnswers,
  formBodies,
  formRoutes,
  unsubscriptionRoutes,
  waitlistCountRoutes,
} from '#features/forms/server.ts'
import {
  broadcastBodies,
  broadcastRoutes,
  broadcastUnsubscriptionRoutes,
  mailEventRoutes,
} from '#features/broadcasts/server.ts'
import {
  campaignPageRoutes,
  campaignReviewRoutes,
  campaignDeadlines,
  campaignRoutes,
  fundingBodies,
  fundingRoutes,
  pledgeActivity,
  repaymentReviewRoutes,
  settlementRoutes,
} from '#features/funding/server.ts'
import { paymentEventRoutes, sandboxRoutes } from '#features/payments/server.ts'
import {
  createWaitlistHooks,
  demandRoutes,
  invitationRoutes,
  launchBodies,
  placeRoutes,
} from '#features/launch/server.ts'
import { connectionTestRoutes } from '#features/public-site/server.ts'
import {
  consumePaid,
  createScriptSearch,
  generateContent,
  generationActivity,
  hookSampleRoutes,
  studioRoutes,
} from '#features/script-studio/server.ts'
import { isTool } from '#features/tools-hub/contract/catalog.ts'
import { videoActivity, videoBodies, videoStudioRoutes } from '#features/video-studio/server.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { acceptPreviousSecret } from '#platform/server/http/accept-previous-secret.ts'
import type { Db } from '#platform/server/database/database.ts'
import { handleError, handleUnknownPath } from '#platform/server/http/handle-error.ts'
import { respondToHead } from '#platform/server/http/serve.ts'
import { respondAsStream } from '#platform/server/http/callable-stream.ts'
import { callableRoutes } from '#platform/server/http/callable.routes.ts'
import { createClientAddress } from '#platform/server/http/client-address.ts'
import { docsRoutes } from '#platform/server/http/docs.routes.ts'
import { rejectNulInPath } from '#platform/server/http/reject-nul-in-path.ts'
import { limitBody } from '#platform/server/http/limit-body.ts'
import { healthRoutes } from '#platform/server/http/health.routes.ts'
import { metricsRoutes } from '#platform/server/http/metrics.routes.ts'
import { createLimit, limitReads } from '#platform/server/http/rate-limit.ts'
import { requestContext } from '#platform/server/http/request-context.ts'
import { createRouter } from '#platform/server/http/router.ts'
import { requireSameOrigin } from '#platform/server/http/same-origin.ts'
import { secureResponses } from '#platform/server/http/security-headers.ts'
import { createSiteHosts } from '#platform/server/http/site-hosts.ts'
import { createSignature } from '#platform/server/signer.ts'
import { createSecurityLog } from '#platform/server/security-log.ts'
import { pagePaths } from '../pages.ts'
import { createDataParts } from './data-parts.ts'
import type { Services } from './start-services.ts'

/** The whole API: common middleware, then each feature's routes. */
export function createApp(services: Services) {
  const {
    config,
    database,
    jobs,
    auth,
    teamList,
    log,
    metrics,
    secret,
    signer,
    siteUrl,
    version,
    isStopping,
    threading,
  } = services
  const limitDeps = { database, scale: config.rateLimitScale, secret }
  const limit = createLimit(limitDeps)
  const guards = createGuards(auth)
  const analytics = openCollection(services)
  const streams = createStreams({ db: database.db, scale: config.rateLimitScale })

  const { allowedHosts, siteUrl: configuredUrl } = config
  const hosts = createSiteHosts({ siteUrl, isConfigured: configuredUrl !== undefined, allowedHosts })

  const app = createRouter()
  app.onError(handleError)
  app.notFound(handleUnknownPath)
  app.use(respondToHead)
  app.use(requestContext({ log, metrics, clientAddress: createClientAddress(config.trustedProxies) }))
  app.use(secureResponses(siteUrl.startsWith('https:')))
  app.use('/api/callable/*', respondAsStream)
  if (services.secrets.previous !== undefined) app.use(acceptPreviousSecret(services.secrets))
  app.use(requireSameOrigin({ hosts, sessionCookie }))
  app.use(rejectNulInPath)
  app.use(
    limitBody([
      ...formBodies,
      ...broadcastBodies,
      ...launchBodies,
      ...videoBodies,
      ...fundingBodies,
      ...inboundMailBodies,
    ]),
  )
  app.use('/api/*', limitReads(limit))

  const isLocal = hosts.isLocal && config.trustedProxies.length === 0
  app.route('/', metricsRoutes({ metrics, token: config.metricsToken, isLocal }))
  app.route('/api', healthRoutes({ database, version, isStopping }))
  const thirdParties = createThirdParties(auth, config.signInProviders)
  const securityLog = createSecurityLog(log, secret)
  app.route('/api', thirdPartyRoutes({ database, auth, thirdParties, limit, securityLog, pagePaths }))
  const deps = {
    database,
    jobs,
    auth,
    signer,
    siteUrl,
    teamList,
    limit,
    ...createAccountAttempts(limitDeps),
    securityLog,
    isEncrypted: siteUrl.startsWith('https:'),
    dataParts: createDataParts({ jobs, rules: services.settlement.rules }),
  }
  app.route('/api', accountsRoutes(deps))
  const studio = {
    db: database.db,
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => database.transaction(work),
    ai: services.ai,
    log,
    findCreatorFacts: prepareContentSearch(database.db),
    dailyLimits: {
      ...config.dailyLimits,
      hashClient: (client: string) => createSignature(secret, `generations:${client}`, 'base64url'),
    },
  }
  const functions = [
    authenticateUser(deps),
    ...profileCallables<CurrentUser>(database.db),
    generateContent(studio),
  ]
  app.route('/api/callable', callableRoutes({ functions, findUser: guards.findUser, limit }))
  app.use('/api/admin/*', guards.requireRole('admin', 'associate'))
  app.route('/api/admin', adminRoutes({ ...deps, guards, ...threading }))
  app.route('/api', inboundMailRoutes({ database, limit, ...threading, secret: config.inboundMail.secret }))
  app.route(
    '/api',
    studioRoutes({ ...studio, limit, streams, requireUser: guards.requireUser, signer, siteUrl }),
  )
  app.route('/api', hookSampleRoutes({ limit }))
  app.route(
    '/api/profile',
    profileRoutes({ db: database.db, limit, requireUser: guards.requireUser, findWaitlistAnswers }),
  )
  app.route('/api/forms', formRoutes({ ...deps, isTool, secret }))
  app.route('/api/forms', waitlistCountRoutes({ db: database.db }))
  app.route('/api/forms', unsubscriptionRoutes({ db: database.db, signer }))
  app.route('/api/forms', confirmationRoutes({ database, signer, hooks: createWaitlistHooks(jobs) }))
  app.route('/api/launch', invitationRoutes(deps))
  app.route('/api/launch', demandRoutes({ db: database.db }))
  app.route('/api/launch', placeRoutes({ ...deps, db: database.db }))
  app.route('/api', broadcastUnsubscriptionRoutes({ db: database.db, signer }))
  app.route('/api', mailEventRoutes({ db: database.db, limit, secret: config.mailEventsSecret }))
  app.route('/api', fundingRoutes({ db: database.db, mode: config.fundingMode }))
  const campaigns = {
    database,
    jobs,
    files: services.files,
    limit,
    guards,
    mode: config.fundingMode,
    payments: services.payments,
    rules: services.settlement.rules,
    legal: config.fundingLegal,
    siteUrl,
  }
  app.route('/api', campaignRoutes(campaigns))
  app.route('/api/admin', campaignReviewRoutes(campaigns))
  app.route('/api/admin', settlementRoutes(campaigns))
  app.route('/api/admin', repaymentReviewRoutes(campaigns))
  const { receive } = services.settlement
  const onClockMoved = () => jobs.send(database.db, campaignDeadlines, {})
  const { sandbox } = services.payments
  app.route('/api/admin', sandboxRoutes({ db: database.db, sandbox, receive, onClockMoved }))
  app.route('/api', paymentEventRoutes({ receive, limit }))
  app.use('/campaigns', limitReads(limit))
  app.use('/campaigns/*', limitReads(limit))
  app.route('/', campaignPageRoutes(campaigns))
  app.route(
    '/api/analytics',
    analyticsRoutes({ collect: analytics.collect, limit, findUser: (c) => findEarlierSession(auth, c) }),
  )
  app.route('/api/admin', broadcastRoutes({ database, jobs, mail: services.mail, siteUrl, signer, guards }))
  app.route(
    '/api/admin',
    reportRoutes({ database, rollUp: analytics.rollUp, requireFresh: guards.requireFresh }),
  )
  app.route('/api/admin', experimentRoutes({ database, guards }))
  app.route('/api/admin', funnelRoutes({ database, rollUp: analytics.rollUp }))
  const activities = [generationActivity, videoActivity, pledgeActivity]
  app.route('/api/admin', retentionRoutes({ db: database.db, activities }))
  app.route('/api/admin', mailChoiceRoutes({ db: database.db }))
  app.route('/api/admin', shareLinkRoutes({ database, siteUrl }))
  app.route('/api', sharedReportRoutes({ db: database.db, limit, rollUp: analytics.rollUp }))
  app.route('/api/admin', liveRoutes({ live: analytics.live, streams }))
  app.route('/api/connection-test', connectionTestRoutes({ database, limit }))
  app.route(
    '/api/video-generator',
    videoStudioRoutes({
      ...services,
      engines: services.videoEngines,
      events: services.videoEvents,
      limit,
      requireUser: guards.requireUser,
      streams,
      scale: config.rateLimitScale,
      scripts: createScriptSearch(database.db),
      takeFromBudget: (tx) => consumePaid(tx, 'videos', utcDay(new Date()), config.video.dailyBudget),
    }),
  )
  app.route('/api', docsRoutes({ app, siteUrl, version }))
  return app
}
