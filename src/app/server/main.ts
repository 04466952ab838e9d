import { readConfig } from '#platform/server/config.ts'
import { serve } from '#platform/server/http/serve.ts'
import { StartError } from '#platform/server/start-error.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import { createApp } from './create-app.ts'
import { openSite } from './open-site.ts'
import { startServices } from './start-services.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  await start()
} catch (error) {
  // What the person at the terminal can mend is one line; anything else is a fault of ours and keeps its trace.
  process.stderr.write(
    error instanceof StartError
      ? `crovest: ${error.message}\n`
      : `crovest: could not start\n${String((error as Error).stack)}\n`,
  )
  process.exit(1)
}

async function start() {
  const config = readConfig()
  const services = await startServices(config, (error) => {
    services.log.fatal({ err: error }, 'the database has stopped')
    process.exit(1)
  })
  const server = await serve(
    { fetch: createApp(services).fetch, answerSite: openSite(services) },
    config,
  ).catch(async (error: unknown) => {
    await services.stop()
    throw error
  })
  await startBackgroundJobs(services)

  const stop = async () => {
    if (services.isStopping()) process.exit(1)
    services.announceStop()
    say('Stopping …')
    await server.stop(10)
    await services.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  for (const { role, email, password } of services.newAccounts)
    say(`Account for ${role}: ${email}  password: ${password}`)
  if (services.newAccounts.length > 0)
    say('These passwords are shown this once. Set ADMIN_PASSWORD and ASSOCIATE_PASSWORD to choose your own.')
  say(
    `Crovest is ready at ${config.siteUrl ?? `http://${config.host}:${server.port}`} (${services.database.kind})`,
  )
}
