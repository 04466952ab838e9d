import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from '#platform/server/database/folder-lock.ts'
import { commonEnvironment } from '#testing/common-environment.ts'
import { testEnvironment } from '#testing/test-app.ts'

const isPostgres = process.env.TEST_DATABASE === 'postgres'

// Whole processes that load the server from source. Other tests cover both databases; this uses the faster
// one. The first process compiles for the others.
const compileCache = mkdtempSync(join(tmpdir(), 'crovest-compiled-'))
const newFolder = () => mkdtempSync(join(tmpdir(), 'crovest-test-'))
const workingFolder = newFolder()
afterAll(() => {
  for (const folder of [compileCache, workingFolder]) rmSync(folder, { recursive: true, force: true })
})

test.runIf(isPostgres)('the command fills a database and empties it again', async () => {
  const environment = await testEnvironment()
  expect(await run(environment)).toMatchObject({
    code: 0,
    said: expect.stringContaining('184 waitlist entries') as string,
  })
  expect((await run(environment, '--remove')).said).toMatch(/^Removed \d+ rows of demo data\.\n$/)
})

test.skipIf(isPostgres)(
  'the command explains its options in one line, and reports that the folder from `.env` is in use',
  async () => {
    expect(await run(commonEnvironment, '--all')).toEqual({
      code: 1,
      said: "crovest: demo accepts only --remove, not '--all'.\n",
    })
    const dataDir = newFolder()
    writeFileSync(join(workingFolder, '.env'), `DATA_DIR=${dataDir}\n`)
    const lock = await lockFolder(dataDir)
    const { code, said } = await run(commonEnvironment)
    await lock.release()
    expect(code).toBe(1)
    expect(said).toMatch(/^crovest: \S+ is in use by another Crovest process: stop it[^\n]*\n$/)
  },
)

/** Runs `npm run demo` and captures its output. */
async function run(environment: Record<string, string>, ...args: string[]) {
  const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'demo.ts')
  const child = spawn(process.execPath, [script, ...args], {
    cwd: workingFolder,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}
