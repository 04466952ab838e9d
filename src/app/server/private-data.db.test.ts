import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { listOpenEntries } from '#testing/open-entries.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { spawnServer } from '#testing/server-process.ts'
import { testEnvironment } from '#testing/test-app.ts'

/** Without a umask, new files are readable by everyone unless the server restricts them. */
const withOpenUmask = ['sh', '-c', 'umask 000 && exec "$@"', 'sh']

async function runOn(environment: Record<string, string>) {
  const server = await spawnServer(environment, undefined, withOpenUmask)
  onTestFinished(async () => {
    await server.stop()
    rmSync(environment.DATA_DIR!, { recursive: true, force: true })
  })
  await server.ready()
  const body = JSON.stringify({
    email: 'reader@example.org',
    name: 'Reader',
    message: 'Good evening to you.',
  })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.url}/api/forms/contact`, { method: 'POST', body, headers })
  await eventually(async () =>
    expect(await readOutbox(environment.DATA_DIR!, 'reader@example.org')).toHaveLength(1),
  )
}

// With the embedded database the folder contains everything that it contains without, and the database itself.
const isEmbedded = process.env.TEST_DATABASE === 'pglite'

test.runIf(isEmbedded)(
  'everything in the data folder of a running server is private to its owner',
  async () => {
    const place = mkdtempSync(join(tmpdir(), 'crovest-private-'))
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    const dataDir = join(place, 'data')
    // The server creates everything itself, including its secret.
    await runOn({ DATA_DIR: dataDir })
    for (const name of ['secret', 'outbox', 'database']) expect(existsSync(join(dataDir, name))).toBe(true)
    expect(listOpenEntries(dataDir)).toEqual([])
  },
)

test.runIf(isEmbedded)(
  'a world-readable data folder of an earlier version becomes private on the next start',
  async () => {
    const environment = await testEnvironment()
    const dataDir = environment.DATA_DIR!
    mkdirSync(join(dataDir, 'files', 'videos'), { recursive: true })
    writeFileSync(join(dataDir, 'files', 'videos', 'one.mp4'), 'film')
    execFileSync('chmod', ['-R', 'a+rwX', dataDir])
    expect(listOpenEntries(dataDir).length).toBeGreaterThan(3)
    await runOn(environment)
    expect(listOpenEntries(dataDir)).toEqual([])
  },
)
