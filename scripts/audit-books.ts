import { checkCaps } from '../src/features/funding/server.ts'
import { checkBooks } from '../src/features/ledger/server.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { connectDatabase } from '../src/platform/server/database/database.ts'
import { restrictFileModes } from '../src/platform/server/private-files.ts'
import { StartError } from '../src/platform/server/start-error.ts'

// `npm run audit-books` checks the whole ledger and exits with 1 if anything doesn't add up. With the embedded
// database, stop the server first. --require-hledger fails if hledger isn't installed.

restrictFileModes()
try {
  const unknown = process.argv.slice(2).find((argument) => argument !== '--require-hledger')
  if (unknown !== undefined)
    throw new StartError(`audit-books accepts only --require-hledger, not '${unknown}'.`)
  const needsHledger = process.argv.length > 2
  const { databaseUrl, dataDir } = readConfig()
  const database = await connectDatabase({
    databaseUrl,
    dataDir,
    onCrash: (error) => {
      throw error
    },
  })
  try {
    // A large ledger takes longer than a request may.
    const { faults: own, hasHledger } = await database.withoutSilenceTimeout(() => checkBooks(database))
    const faults = [...own, ...(await database.withoutSilenceTimeout(() => checkCaps(database.db)))]
    for (const { rule, details } of faults) console.error(`${rule}: ${details}`)
    if (!hasHledger) console.log('hledger is not installed, so only our own rules were checked.')
    if (faults.length === 0) console.log('The books balance.')
    process.exitCode = faults.length > 0 || (needsHledger && !hasHledger) ? 1 : 0
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`crovest: ${error.message}`)
  process.exitCode = 1
}
