import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { listOpenEntries } from '#testing/open-entries.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { spawnServer } from '#testing/server-process.ts'

/** Without a umask, new files are readable by everyone unless the server restricts them. */
const withOpenUmask = ['sh', '-c', 'umask 000 && exec "$@"', 'sh']

async function runOn(dataDir: string) {
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, undefined, withOpenUmask)
  onTestFinished(() => server.stop())
  await server.ready()
  const body = JSON.stringify({
    email: 'reader@example.org',
    name: 'Reader',
    message: 'Good evening to you.',
  })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.url}/api/forms/contact`, { method: 'POST', body, headers })
  await eventually(async () => expect(await readOutbox(dataDir, 'reader@example.org')).toHaveLength(1))
  return server
}

// With the embedded database the folder contains everything that it contains without, and the database itself. The server
// creates everything itself, including its secret.
let place: string
let dataDir: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'crovest-private-'))
  dataDir = join(place, 'data')
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

test('everything in the data folder of a running server is private to its owner', async () => {
  await runOn(dataDir)
  for (const name of ['secret', 'outbox', 'database']) expect(existsSync(join(dataDir, name))).toBe(true)
  expect(listOpenEntries(dataDir)).toEqual([])
})

test('a world-readable data folder of an earlier version becomes private on the next start', async () => {
  await (await runOn(dataDir)).stop()
  mkdirSync(join(dataDir, 'files', 'videos'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'videos', 'one.mp4'), 'film')
  execFileSync('chmod', ['-R', 'a+rwX', dataDir])
  expect(listOpenEntries(dataDir).length).toBeGreaterThan(3)
  await runOn(dataDir)
  expect(listOpenEntries(dataDir)).toEqual([])
})
