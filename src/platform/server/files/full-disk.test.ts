import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

// A full disk needs its own file system, which the kernel only lets us mount in a private namespace.
const canMount = isPossible('unshare', '-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt')

test('a full disk rejects the upload, keeps nothing of it and still serves files', ({ skip }) => {
  skip(!canMount, 'this machine lets nobody mount a file system of their own')
  const script = `
    import { readdirSync } from 'node:fs'
    import { buffer } from 'node:stream/consumers'
    import { createDiskStore } from '#platform/server/files/disk-store.ts'
    const store = await createDiskStore('/mnt/files')
    const put = (key, size) => store.put(key, Buffer.alloc(size, 1), { contentType: 'text/plain' })
    await put('a.txt', 300_000)
    const describe = (error) => [error.status, error.httpStatus, error.cause.code]
    const refusal = await put('b.txt', 2_000_000).catch(describe)
    const left = readdirSync('/mnt/files/~incoming')
    const read = (await buffer((await store.open('a.txt')).stream)).length
    const again = await put('c.txt', 300_000)
    console.log(JSON.stringify({ refusal, left, missing: await store.open('b.txt'), read, again }))`
  const shell = 'mount -t tmpfs -o size=1m tmpfs /mnt && exec "$0" --input-type=module -e "$1"'
  const output = execFileSync('unshare', ['-rm', 'sh', '-c', shell, process.execPath, script], {
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toEqual({
    refusal: ['UNAVAILABLE', 503, 'ENOSPC'],
    left: [],
    missing: null,
    read: 300_000,
    again: { size: 300_000 },
  })
})

function isPossible(command: string, ...words: string[]): boolean {
  try {
    execFileSync(command, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
