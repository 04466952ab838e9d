import type { Config } from '#platform/server/config.ts'
import type { EmbeddedDatabase } from '#platform/server/database/open-embedded.ts'
import { serve } from '#platform/server/http/serve.ts'
import { createLog } from '#platform/server/log.ts'
import { createMetrics, type Metrics } from '#platform/server/metrics.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import { createApp } from './create-app.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createSite } from '#platform/server/http/serve-static.ts'
import { loadSiteFiles } from '#platform/server/http/site-files.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { createExperimentHeader } from '#features/experiments/server.ts'
import { isCampaignPage } from '#features/funding/contract/campaign-paths.ts'
import { suggestKnownPage } from '../pages.ts'
import { siteUrlOf, startServices } from './start-services.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/**
 * Starts everything from the configuration to the line that says where the site is, or that a worker is
 * running.
 */
export async function startServer(config: Config, embedded: Promise<EmbeddedDatabase> | undefined) {
  const isWeb = config.role !== 'worker'
  const metrics = createMetrics()
  // The site's files are read before the database is open.
  const site = { pageHeaders: (): readonly string[] => [] }
  const serveStatic = openSite({
    siteUrl: siteUrlOf(config),
    metrics,
    pageHeaders: () => site.pageHeaders(),
  })
  const log = createLog(config.logLevel)
  // Can happen at any time, even before the services exist.
  const onCrash = (error: Error) => {
    log.fatal({ err: error }, 'the database has stopped')
    process.stderr.write(`crovest: the database has stopped: ${error.message}\n`)
    process.exit(1)
  }
  const services = await startServices(config, { embedded, metrics, log, onCrash })
  site.pageHeaders = createExperimentHeader({ db: services.database.db, log })
  const listen = () => serve({ fetch: createApp(services).fetch, serveStatic }, config)
  const server = isWeb
    ? await listen().catch(async (error: unknown) => {
        await services.stop()
        throw error
      })
    : undefined
  if (config.role !== 'web') await startBackgroundJobs(services)

  const stop = async (exitCode = 0) => {
    if (services.isStopping()) process.exit(1)
    services.announceStop()
    say('Stopping …')
    await server?.stop(10)
    await services.stop()
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // A single failed request must not end the others, so report it and continue.
  process.on('unhandledRejection', (reason) => {
    metrics.unhandledRejection()
    log.error({ err: reason }, 'unhandled promise rejection')
  })
  // The process state is unknown now, so finish accepted requests and exit.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    process.stderr.write(`crovest: uncaught exception: ${error.message}\n`)
    stop(1).catch(() => process.exit(1))
  })

  for (const { role, email, password } of services.newAccounts)
    say(`Account for ${role}: ${email}  password: ${password}`)
  if (services.newAccounts.length > 0)
    say('These passwords are shown only once. Set ADMIN_PASSWORD and ASSOCIATE_PASSWORD to choose your own.')
  const what = server
    ? `at ${config.siteUrl ?? `http://${config.host}:${server.port}`}`
    : 'for background jobs'
  say(`Crovest is ready ${what} (${services.database.kind})`)
}

type SiteDeps = { siteUrl: string; metrics: Metrics; pageHeaders: () => readonly string[] }

/** The built site. Missing in development, where Vite serves the pages. */
function openSite({ siteUrl, metrics, pageHeaders }: SiteDeps) {
  const folder = join(projectRoot, 'build', 'client')
  if (!existsSync(folder)) return () => false
  const files = loadSiteFiles(folder, siteUrl)
  const secure = siteUrl.startsWith('https:')
  return createSite({
    secure,
    files,
    metrics,
    pageHeaders,
    redirect: suggestKnownPage,
    isDynamic: isCampaignPage,
  })
}
