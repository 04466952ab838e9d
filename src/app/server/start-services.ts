import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAuth, createTeamList, ensureTeam, type PasswordHashing } from '#features/accounts/server.ts'
import { prepareAnalytics, readCountryFile } from '#features/analytics/server.ts'
import { loadComposer } from '#features/script-studio/server.ts'
import {
  createSpeechService,
  createVideoEngines,
  createVideoEvents,
  videoWebhookPath,
} from '#features/video-studio/server.ts'
import { createAi } from '#platform/server/ai/ai.ts'
import type { Config } from '#platform/server/config.ts'
import { connectDatabase } from '#platform/server/database/database.ts'
import { migrateDatabase } from '#platform/server/database/migrate.ts'
import { requireWritable, type EmbeddedDatabase } from '#platform/server/database/open-embedded.ts'
import { createFileStore } from '#platform/server/files/create-file-store.ts'
import { createJobs } from '#platform/server/jobs/jobs.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { createMail } from '#platform/server/mail/create-mail.ts'
import { createMetrics, type Metrics } from '#platform/server/metrics.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { createSecurityLog } from '#platform/server/security-log.ts'
import { readSecret, type Secrets } from '#platform/server/secret.ts'
import { createSigner } from '#platform/server/signer.ts'
import { createMailThreading } from '#features/inbox/server.ts'
import { createSettlement, requireNoTestPledges } from '#features/funding/server.ts'
import { createPayments } from '#features/payments/server.ts'
import { jobList } from './job-list.ts'

type Deps = {
  onCrash: (error: Error) => void
  /** An embedded database that is already being opened. */
  embedded?: Promise<EmbeddedDatabase> | undefined
  metrics?: Metrics
  log?: Log
  /** Tests pass a cheaper one, because password hashing is slow on purpose. */
  hashing?: PasswordHashing
}

export type Services = Awaited<ReturnType<typeof startServices>>

/** Everything that features depend on, ready to use: migrated database, queues and team accounts. */
export async function startServices(
  config: Config,
  { onCrash, embedded, metrics = createMetrics(), log = createLog(config.logLevel), hashing }: Deps,
) {
  requireWritable(config.dataDir)
  const findCountry = readCountryFile(config.analytics.countryFile)
  const secret = readSecret(config.authSecret, config.dataDir)
  const secrets: Secrets = { current: secret, previous: config.previousAuthSecret }
  const database = await connectDatabase({ ...config, embedded, onCrash })
  try {
    const siteUrl = siteUrlOf(config)
    const jobs = createJobs(database, log)
    const teamList = createTeamList(config.team)
    const auth = createAuth({
      database,
      jobs,
      secrets,
      siteUrl,
      teamList,
      teamSecondFactor: config.teamSecondFactor,
      hashing,
    })
    const mail = createMail({ ...config.mail, outboxFolder: join(config.dataDir, 'outbox') })
    const files = await createFileStore({ folder: join(config.dataDir, 'files'), s3: config.s3 })
    const videoEngines = createVideoEngines({
      video: config.video,
      folder: join(config.dataDir, 'rendering'),
      siteUrl,
      webhookPath: videoWebhookPath,
      log,
    })
    const speech = config.speech ? createSpeechService(config.speech) : null
    const payments = createPayments({ database, secret, mode: config.fundingMode, stripe: config.stripe })
    const newAccounts: Awaited<ReturnType<typeof ensureTeam>> = []
    await migrateDatabase(database, async () => {
      await jobs.prepare(jobList.map(({ kind }) => kind))
      if (config.fundingMode === 'live') await requireNoTestPledges(database.db)
      await prepareAnalytics(database)
      const securityLog = createSecurityLog(log, secret)
      newAccounts.push(...(await ensureTeam(database, auth, config.team, securityLog)))
    })
    let stopping = false
    const signer = createSigner(secrets)
    return {
      config,
      log,
      secret,
      secrets,
      signer,
      threading: createMailThreading(signer, {
        from: config.mail.from,
        inboundAddress: config.inboundMail.address,
      }),
      siteUrl,
      database,
      jobs,
      auth,
      teamList,
      mail,
      files,
      ai: createAi(config.ai, { loadCompose: loadComposer }),
      videoEngines,
      speech,
      payments,
      settlement: createSettlement({ database, jobs, payments, config }),
      videoEvents: createVideoEvents(),
      findCountry,
      newAccounts,
      metrics,
      version: readVersion(),
      isStopping: () => stopping,
      announceStop: () => void (stopping = true),
      async stop() {
        await jobs.stop(10)
        await mail.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The site's URL: configured, or where the server listens. */
export const siteUrlOf = ({ siteUrl, host, port }: Config) =>
  siteUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`

function readVersion() {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
