import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { listOpenEntries } from '#testing/open-entries.ts'
import { backUp, restore } from './backup.ts'
import { lockFolder } from './database/folder-lock.ts'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'crovest-backup-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

function makeDataFolder() {
  const folder = join(place, 'data')
  mkdirSync(join(folder, 'database'), { recursive: true })
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '18')
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'one.bin'), 'bytes')
  writeFileSync(join(folder, 'secret'), 'kept', { mode: 0o600 })
  return folder
}

test('a restored backup equals the original and is readable only by its owner', async () => {
  const folder = makeDataFolder()
  const file = join(place, 'copy.tar.gz')
  await backUp(folder, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const again = join(place, 'again')
  await restore(file, again)
  expect(readFileSync(join(again, 'files', 'one.bin'), 'utf8')).toBe('bytes')
  expect(readFileSync(join(again, 'secret'), 'utf8')).toBe('kept')
  expect(statSync(join(again, 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(again).toSorted()).toEqual(['database', 'files', 'secret'])
})

test('refuses to back up a folder in use', async () => {
  const folder = makeDataFolder()
  const lock = await lockFolder(folder)
  await expect(backUp(folder, join(place, 'copy.tar.gz'))).rejects.toThrow(
    'in use by another Crovest process',
  )
  await lock.release()
})

test('never overwrites existing data', async () => {
  const folder = makeDataFolder()
  const file = join(place, 'copy.tar.gz')
  await backUp(folder, file)
  await expect(backUp(folder, file)).rejects.toThrow('already exists')
  await expect(restore(file, folder)).rejects.toThrow('is not empty')
})

test('a file that is not a backup leaves nothing behind', async () => {
  const broken = join(place, 'broken.tar.gz')
  writeFileSync(broken, 'not a backup at all')
  await expect(restore(broken, join(place, 'again'))).rejects.toThrow('tar exited with code')
  await expect(restore(join(place, 'none.tar.gz'), join(place, 'again'))).rejects.toThrow('does not exist')
  expect(readdirSync(place)).toEqual(['broken.tar.gz'])
})

test('rejects an unknown argument and writes nothing', () => {
  const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'backup.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, 'copy.tar.gz'], {
    cwd: place,
    env: { PATH: process.env.PATH, DATA_DIR: makeDataFolder() },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    "crovest: backup accepts --to FILE and restore --from FILE, not 'copy.tar.gz'.\n",
  ])
  expect(readdirSync(place)).toEqual(['data'])
})

test('backup and restored files are private, even while being written', async () => {
  const folder = makeDataFolder()
  spawnSync('chmod', ['-R', 'a+rwX', folder])
  const modes = join(place, 'modes')
  const [path, realTar] = [process.env.PATH, spawnSync('sh', ['-c', 'command -v tar'], { encoding: 'utf8' })]
  mkdirSync(join(place, 'bin'))
  // Inspects the unfinished file once it is complete but before cleanup.
  writeFileSync(
    join(place, 'bin', 'tar'),
    `#!/bin/sh\n${realTar.stdout.trim()} "$@"\nstat -c %a '${place}'/*.part >> '${modes}'\n`,
    { mode: 0o755 },
  )
  onTestFinished(() => void (process.env.PATH = path))
  process.env.PATH = `${join(place, 'bin')}:${path}`
  await backUp(folder, join(place, 'copy.tar.gz'))
  await restore(join(place, 'copy.tar.gz'), join(place, 'again'))
  expect(readFileSync(modes, 'utf8').trim().split('\n')).toEqual(['600', '700'])
  expect(listOpenEntries(join(place, 'again'))).toEqual([])
})
