import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testFileStoreContract } from '#testing/file-store-contract.ts'
import { createDiskStore } from './disk-store.ts'
import { createFileStore } from './create-file-store.ts'
import type { FileStore } from './file-store.ts'

let folder: string
let store: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crovest-files-'))
  store = await createFileStore({ folder: join(folder, 'files') })
})

afterAll(() => rm(folder, { recursive: true }))

// Root may write anywhere, so it runs the store without what makes it root.
const withoutPrivileges = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all'] : []

describe('a disk store', () => {
  testFileStoreContract(() => store)

  test('stores a file unchanged and readable only by its owner', async () => {
    await store.put('plain/note.txt', Buffer.from('as it is'), { contentType: 'text/plain' })
    const path = join(folder, 'files/plain/note.txt')
    expect(await readFile(path, 'utf8')).toBe('as it is')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test('removes the type together with the file', async () => {
    await store.put('removed/note.txt', Buffer.from('x'), { contentType: 'text/plain' })
    await store.remove('removed/note.txt')
    expect(await readdir(join(folder, 'files/removed'))).toEqual([])
  })

  test('serves a file without a type as application/octet-stream', async () => {
    await store.put('typeless/note.txt', Buffer.from('x'), { contentType: 'text/plain' })
    await rm(join(folder, 'files/typeless/note.txt~type'))
    const file = await store.open('typeless/note.txt')
    file?.stream.destroy()
    expect(file?.contentType).toBe('application/octet-stream')
  })

  test('leaves nothing on disk after a failed upload', async () => {
    const failing = new Readable({ read: () => failing.destroy(new Error('cut off')) })
    await expect(store.put('partial/note.txt', failing, { contentType: 'text/plain' })).rejects.toThrow(
      'cut off',
    )
    expect(await readdir(join(folder, 'files/~incoming'))).toEqual([])
    expect(await readdir(join(folder, 'files'))).not.toContain('partial')
  })

  test('removes abandoned uploads on start, but none in progress', async () => {
    const own = join(folder, 'swept')
    await createDiskStore(own)
    const yesterday = Date.now() / 1000 - 25 * 60 * 60
    await writeFile(join(own, '~incoming/old'), 'half')
    await utimes(join(own, '~incoming/old'), yesterday, yesterday)
    await writeFile(join(own, '~incoming/new'), 'half')
    await createDiskStore(own)
    expect(await readdir(join(own, '~incoming'))).toEqual(['new'])
  })

  test('is unavailable when its folder cannot be created', async () => {
    await writeFile(join(folder, 'a-file'), '')
    await expect(createDiskStore(join(folder, 'a-file'))).rejects.toMatchObject({ status: 'UNAVAILABLE' })
  })

  test('is unavailable after its folder is gone, without revealing the path', async () => {
    const own = join(folder, 'vanishing')
    const vanishing = await createDiskStore(own)
    await rm(own, { recursive: true })
    const refusal = { status: 'UNAVAILABLE', message: expect.not.stringContaining(own) as string }
    await expect(vanishing.check()).rejects.toMatchObject(refusal)
    const stored = vanishing.put('a.txt', Buffer.from('x'), { contentType: 'text/plain' })
    await expect(stored).rejects.toMatchObject(refusal)
  })

  test('is unavailable when its folder is not writable', async () => {
    const own = join(folder, 'read-only')
    await createDiskStore(own)
    await chmod(join(own, '~incoming'), 0o500)
    const script = `
      import { createDiskStore } from '#platform/server/files/disk-store.ts'
      const store = await createDiskStore('${own}')
      console.log(await store.check().then(() => 'writable', (error) => error.status))`
    const [command, ...words] = [...withoutPrivileges, process.execPath, '--input-type=module', '-e', script]
    expect(execFileSync(command, words, { encoding: 'utf8' }).trim()).toBe('UNAVAILABLE')
    await chmod(join(own, '~incoming'), 0o700)
  })
})
