import { parseArgs } from 'node:util'
import { readConfig } from '../src/platform/server/config.ts'
import { backUp, restore } from '../src/platform/server/backup.ts'
import { restrictFileModes } from '../src/platform/server/private-files.ts'
import { StartError } from '../src/platform/server/start-error.ts'

// npm run backup [-- --to FILE]     writes DATA_DIR to one file
// npm run restore -- --from FILE    creates DATA_DIR from such a file

restrictFileModes()
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, from: { type: 'string' } },
})

try {
  const stray = positionals.find((word, index) => index > 0 || word !== 'restore')
  if (stray !== undefined)
    throw new StartError(`backup accepts --to FILE and restore --from FILE, not '${stray}'.`)
  const { dataDir, databaseUrl } = readConfig()
  if (databaseUrl !== undefined)
    throw new StartError(
      'DATABASE_URL is set. Use pg_dump and pg_restore for the database, and the file store’s own backups for files (README, Backups).',
    )
  if (positionals[0] === 'restore') {
    if (values.from === undefined) throw new StartError('Name the backup: npm run restore -- --from FILE')
    await restore(values.from, dataDir)
    console.log(`Restored ${dataDir}. Start the server with npm start.`)
  } else {
    const day = new Date().toISOString().replaceAll(/[-:]|\..*/g, '')
    const file = values.to ?? `crovest-${day}.tar.gz`
    await backUp(dataDir, file)
    console.log(`Wrote ${file}. It contains personal data and the session secret, so store it safely.`)
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`crovest: ${error.message}`)
  process.exitCode = 1
}
