import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '#platform/server/database/folder-lock.ts'
import { commonEnvironment } from '#testing/common-environment.ts'
import { runDemoCommand } from '#testing/run-demo-command.ts'

test(
  'the command says in one line what it takes, and that the folder is in use',
  { timeout: 240_000 },
  async () => {
    expect(await runDemoCommand(commonEnvironment, '--all')).toEqual({
      code: 1,
      said: "crovest: demo takes --remove or nothing, not '--all'.\n",
    })
    const dataDir = mkdtempSync(join(tmpdir(), 'crovest-test-'))
    const lock = await lockFolder(dataDir)
    const { code, said } = await runDemoCommand({ ...commonEnvironment, DATA_DIR: dataDir })
    await lock.release()
    expect(code).toBe(1)
    expect(said).toMatch(/^crovest: \S+ is in use by another Crovest process: stop it[^\n]*\n$/)
  },
)
