import { readConfig, type Config } from '#platform/server/config.ts'
import { openEmbedded } from '#platform/server/database/open-embedded.ts'
import { restrictFileModes } from '#platform/server/private-files.ts'
import { StartError } from '#platform/server/start-error.ts'

restrictFileModes()
try {
  const config = readConfig()
  const embedded = config.databaseUrl === undefined ? beginOpening(config) : undefined
  // Loaded while the database opens in its thread: either takes about half a second.
  const { startServer } = await import('./start-server.ts')
  await startServer(config, embedded)
} catch (error) {
  // What the person at the terminal can mend is one line; anything else is a fault of ours and keeps its trace.
  process.stderr.write(
    error instanceof StartError
      ? `crovest: ${error.message}\n`
      : `crovest: could not start\n${String((error as Error).stack)}\n`,
  )
  process.exit(1)
}

function beginOpening({ dataDir }: Config) {
  const opening = openEmbedded(dataDir)
  // Should it fail, `startServer` is told so; until it asks, this keeps the failure from ending the process unexplained.
  opening.catch(() => {})
  return opening
}
