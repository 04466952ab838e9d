import { readConfig, type Config } from '#platform/server/config.ts'
import { openEmbedded } from '#platform/server/database/open-embedded.ts'
import { restrictFileModes } from '#platform/server/private-files.ts'
import { StartError } from '#platform/server/start-error.ts'

restrictFileModes()
try {
  const config = readConfig()
  const embedded = config.databaseUrl === undefined ? beginOpening(config) : undefined
  // Loaded while the database opens in its thread, because each takes about half a second.
  const { startServer } = await import('./start-server.ts')
  await startServer(config, embedded)
} catch (error) {
  // Configuration errors are reported on one line; anything else is a bug and keeps its stack.
  process.stderr.write(
    error instanceof StartError
      ? `crovest: ${error.message}\n`
      : `crovest: could not start\n${String((error as Error).stack)}\n`,
  )
  process.exit(1)
}

function beginOpening({ dataDir }: Config) {
  const opening = openEmbedded(dataDir)
  // `startServer` reports a failure later; until then this prevents an unhandled rejection.
  opening.catch(() => {})
  return opening
}
