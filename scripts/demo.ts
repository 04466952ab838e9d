import type { Services } from '../src/app/server/start-services.ts'
import { restrictFileModes } from '../src/platform/server/private-files.ts'
import { StartError } from '../src/platform/server/start-error.ts'

// `npm run demo` fills an empty database with a plausible month, `npm run demo -- --remove` removes it.
// With the embedded database, stop the server first, because only one process can open its folder.

restrictFileModes()
try {
  const wantsRemoval = readArguments(process.argv.slice(2))
  // Imported late, because a thousand modules take seconds and an invalid argument fails immediately.
  const { startServices } = await import('../src/app/server/start-services.ts')
  const { readConfig, readEnvironment } = await import('../src/platform/server/config.ts')
  const services = await startServices(readConfig({ LOG_LEVEL: 'warn', ...readEnvironment() }), {
    onCrash: (error) => {
      throw error
    },
  })
  try {
    if (wantsRemoval) await remove(services)
    else await fill(services)
  } finally {
    await services.stop()
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`crovest: ${error.message}`)
  process.exitCode = 1
}

function readArguments(given: string[]): boolean {
  const unknown = given.find((argument) => argument !== '--remove')
  if (unknown !== undefined) throw new StartError(`demo accepts only --remove, not '${unknown}'.`)
  return given.length > 0
}

async function fill(services: Services) {
  const { fillDemo } = await import('../src/app/server/demo.ts')
  const lines = await fillDemo(services, Date.now())
  for (const line of lines) console.log(`+ ${line}`)
  // The first process on a new database creates the team accounts, whose passwords are never shown again.
  for (const { role, email, password } of services.newAccounts)
    console.log(`Account for ${role}: ${email}  password: ${password}`)
  console.log('Start the server and open /admin. Remove the demo data with `npm run demo -- --remove`.')
}

async function remove(services: Services) {
  const { removeDemo } = await import('../src/app/server/demo.ts')
  const { removed, kept } = await removeDemo(services)
  console.log(removed === 0 ? 'There is no demo data.' : `Removed ${removed} rows of demo data.`)
  for (const sentence of kept) console.log(sentence)
}
