import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from '#platform/server/database/folder-lock.ts'
import { commonEnvironment } from '#testing/common-environment.ts'
import { runDemoCommand } from '#testing/run-demo-command.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'crovest-test-'))
const workingFolder = newFolder()
afterAll(() => rmSync(workingFolder, { recursive: true, force: true }))

const run = (...args: string[]) => runDemoCommand(workingFolder, commonEnvironment, ...args)

test('the command explains its options in one line, and reports that the folder from `.env` is in use', async () => {
  expect(await run('--all')).toEqual({
    code: 1,
    said: "crovest: demo accepts only --remove, not '--all'.\n",
  })
  const dataDir = newFolder()
  writeFileSync(join(workingFolder, '.env'), `DATA_DIR=${dataDir}\n`)
  const lock = await lockFolder(dataDir)
  const { code, said } = await run()
  await lock.release()
  expect(code).toBe(1)
  expect(said).toMatch(/^crovest: \S+ is in use by another Crovest process: stop it[^\n]*\n$/)
})
