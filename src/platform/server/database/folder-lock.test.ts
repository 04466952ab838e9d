import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function holdElsewhere(place: string) {
  const code = `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))})
    await lockFolder(${JSON.stringify(place)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a locked folder is rejected, and is free again once its process is killed', async () => {
  const other = await holdElsewhere(folder)
  await expect(lockFolder(folder)).rejects.toThrow(
    /is in use by another Crovest process: stop it, or give this one its own DATA_DIR/,
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
  const lock = await lockFolder(folder)
  await lock.release()
})

test('a released folder can be locked again', async () => {
  const lockAndRelease = async () => (await lockFolder(folder)).release()
  await lockAndRelease()
  await expect(lockAndRelease()).resolves.toBeUndefined()
})

test('locks a folder with a very long path', async () => {
  const deep = join(folder, 'x'.repeat(200), 'y'.repeat(200))
  mkdirSync(deep, { recursive: true })
  const lock = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow('is in use')
  await lock.release()
})
