import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { startBackgroundJobs } from '#app/server/background-jobs.ts'
import { createApp } from '#app/server/create-app.ts'
import { startServices } from '#app/server/start-services.ts'
import { readConfig } from '#platform/server/config.ts'
import { commonEnvironment } from './common-environment.ts'
import { fastHashing } from '#testing/fast-hashing.ts'
import { createDatabase } from './real-postgres.ts'

// One compiled module for all databases of this process: without it each takes a second longer to open and
// starts with unoptimized code.
let embeddedProgram: Promise<WebAssembly.Module> | undefined
const compileEmbedded = async () =>
  WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))))

/** The variables that give a test its own database of the kind under test, with only the team accounts. */
export async function testEnvironment(): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'crovest-test-'))
  const environment = { ...commonEnvironment, DATA_DIR: dataDir }
  if (process.env.TEST_DATABASE === 'postgres') return { ...environment, DATABASE_URL: await copyTemplate() }
  await (embeddedProgram ??= compileEmbedded())
  // `cp` instead of Node, which takes four times as long for a thousand files.
  await promisify(execFile)('cp', ['-R', join(inject('pgliteTemplate'), 'database'), dataDir])
  return environment
}

const copyTemplate = () => createDatabase(inject('postgresUrl'), inject('postgresTemplate'))

/** The whole product server with its own database, without a port: `app.request(…)` sends a request. */
export async function startTestApp(overrides: Record<string, string> = {}) {
  const environment = { ...(await testEnvironment()), ...overrides }
  const services = await startServices(readConfig(environment), { onCrash: throwOn, hashing: fastHashing })
  const app = createApp(services)
  return {
    ...services,
    app,
    environment,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    startBackgroundJobs: () => startBackgroundJobs(services),
    /** A second API on the same database with its own memory, like a second process. */
    secondApp: () => createApp(services),
    /** The API with one service replaced, such as a model. */
    appWith: (other: Partial<typeof services>) => createApp({ ...services, ...other }),
    async close() {
      await services.stop()
      rmSync(services.config.dataDir, { recursive: true, force: true })
    },
  }
}

const throwOn = (error: Error) => {
  throw error
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
