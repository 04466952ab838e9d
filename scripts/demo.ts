import type { Services } from '../src/app/server/start-services.ts'
import { restrictFileModes } from '../src/platform/server/private-files.ts'
import { StartError } from '../src/platform/server/start-error.ts'

// `npm run demo` fills an empty database with a plausible month, `npm run demo -- --remove` takes exactly that out again. On the
// embedded database the server must be stopped, because one process at a time may open its folder.

restrictFileModes()
try {
  const wantsRemoval = readArguments(process.argv.slice(2))
  // Only now: a thousand modules take seconds, and a word that is not understood is answered at once.
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
  if (unknown !== undefined) throw new StartError(`demo takes --remove or nothing, not '${unknown}'.`)
  return given.length > 0
}

async function fill(services: Services) {
  const { fillDemo } = await import('../src/app/server/demo.ts')
  const lines = await fillDemo(services, Date.now())
  for (const line of lines) console.log(`+ ${line}`)
  // The first process on a new database makes the team's accounts, and nobody can be told these passwords later.
  for (const { role, email, password } of services.newAccounts)
    console.log(`Account for ${role}: ${email}  password: ${password}`)
  console.log(
    'Start the server and look at /admin. `npm run demo -- --remove` takes the demo data out again.',
  )
}

async function remove(services: Services) {
  const { removeDemo } = await import('../src/app/server/demo.ts')
  const removed = await removeDemo(services)
  console.log(removed === 0 ? 'There is no demo data.' : `Removed ${removed} rows of demo data.`)
}
