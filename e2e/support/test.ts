import { setTimeout } from 'node:timers/promises'
import { test as base, expect, type BrowserContext } from '@playwright/test'
import { startBuiltServer, type BuiltServer, type DatabaseKind } from './built-server.ts'
import { teamPasswords } from './team.ts'

export { expect }

export type WorkerOptions = { database: DatabaseKind }

type WorkerFixtures = {
  /** The built server, one per worker: journeys share it, so each brings its own users and records. */
  server: BuiltServer
}

type TestFixtures = {
  /** Allows a console error that this journey causes on purpose, such as the browser's line on a 404. */
  allowConsoleError: (pattern: RegExp) => void
  allowedConsoleErrors: RegExp[]
}

async function serve(
  { database }: WorkerOptions,
  use: (server: BuiltServer) => Promise<void>,
  settings: Record<string, string> = {},
) {
  // The prepared data uses these passwords; with them set, a server would verify both on start.
  const isPrepared = database === 'pglite' && process.env.PREPARED_DATA
  const server = await startBuiltServer(database, { ...(!isPrepared && teamPasswords), ...settings })
  await use(server)
  await server.stop()
}

/** Reveals journeys that act on a page they are about to leave, by always delaying the next page. */
async function slowDown(context: BrowserContext) {
  await context.route('**/assets/*.js', async (route) => {
    await setTimeout(Number(process.env.SLOW_SCRIPTS))
    await route.continue()
  })
}

const forTheWorker = { scope: 'worker', timeout: 300_000 } as const

export const test = base.extend<TestFixtures, WorkerOptions & WorkerFixtures>({
  database: ['pglite', { option: true, scope: 'worker' }],
  server: [({ database }, use) => serve({ database }, use), forTheWorker],

  baseURL: ({ server }, use) => use(server.url),

  allowedConsoleErrors: ({}, use) => use([]),
  allowConsoleError: ({ allowedConsoleErrors }, use) => use((pattern) => allowedConsoleErrors.push(pattern)),

  // Attached to the context instead of the page, so that pages opened by the journey are covered too.
  context: async ({ context, server, allowedConsoleErrors }, use, testInfo) => {
    const errors: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => errors.push(String(error.error())))
    if (process.env.SLOW_SCRIPTS) await slowDown(context)
    await use(context)
    const unexpected = errors.filter((error) => !allowedConsoleErrors.some((pattern) => pattern.test(error)))
    if (testInfo.status !== testInfo.expectedStatus || unexpected.length > 0)
      await testInfo.attach('server log', { body: server.log(), contentType: 'text/plain' })
    expect(unexpected, 'errors in the browser console').toEqual([])
  },
})

/** The same on a server that only this file uses, with its own settings, one journey after the other. */
export function testOnOwnServer(settings?: Record<string, string>) {
  const own = test.extend<object, WorkerFixtures>({
    server: [({ database }, use) => serve({ database }, use, settings), forTheWorker],
  })
  own.describe.configure({ mode: 'default' })
  return own
}
