import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#testing/free-port.ts'
import { runFirst, spawnServer } from '#testing/server-process.ts'

async function failToStart(environment: Record<string, string>) {
  const server = await spawnServer({ DATA_DIR: join(tmpdir(), 'crovest-never-made'), ...environment })
  const [code] = await server.exited
  return { code, output: server.output() }
}

test('an invalid value ends the start with one line', async () => {
  const { code, output } = await failToStart({ PORT: 'abc' })
  expect(code).toBe(1)
  expect(output).toBe("crovest: PORT must be a whole number from 1 to 65535, not 'abc'\n")
})

test('an unwritable folder ends the start with one line', async () => {
  const { code, output } = await failToStart({ DATA_DIR: '/proc/crovest' })
  expect(code).toBe(1)
  expect(output).toMatch(
    /^crovest: DATA_DIR must be a writable folder, but \/proc\/crovest is not \(E\w+\)\.\n$/,
  )
})

test('an unreachable database ends the start with one line, without its password', async () => {
  const DATABASE_URL = `postgres://u:hunter2@127.0.0.1:${await findFreePort()}/x`
  const { code, output } = await failToStart({
    DATABASE_URL,
    AUTH_SECRET: 'a secret of more than 32 characters',
    DATA_DIR: tmpdir(),
  })
  expect(code).toBe(1)
  expect(output).toMatch(/^crovest: Cannot connect to DATABASE_URL \(ECONNREFUSED\)[^\n]*\n$/)
  expect(output).not.toContain('hunter2')
})

test('an embedded database that crashes during migration is reported with its cause', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'crovest-crash-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await spawnServer({
    DATA_DIR: dataDir,
    ...runFirst(`import { isMainThread, parentPort } from 'node:worker_threads'
        if (!isMainThread) parentPort.once('message', () => { throw new Error('planted crash') })`),
    LOG_LEVEL: 'fatal',
  })
  expect((await server.exited)[0]).toBe(1)
  expect(server.output()).toContain('crovest: the database has stopped: planted crash')
  expect(server.output()).not.toContain('ReferenceError')
})
