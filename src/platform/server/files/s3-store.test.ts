import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { inspect } from 'node:util'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testFileStoreContract } from '#testing/file-store-contract.ts'
import { createFileStore } from './create-file-store.ts'
import type { FileStore } from './file-store.ts'

let directory: string
let server: S3rver
let endpoint: string
let store: FileStore

// The only account s3rver knows.
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'crovest-s3-'))
  const configureBuckets = [{ name: 'crovest' }]
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
  store = await openBucket({})
})

afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

function openBucket(settings: Partial<typeof keys & { endpoint: string; bucket: string }>) {
  return createFileStore({ folder: '/nowhere', s3: { endpoint, bucket: 'crovest', ...keys, ...settings } })
}

describe('an S3 store', () => {
  testFileStoreContract(() => store)

  test('stores a file under its key', async () => {
    await store.put('keys/note.txt', Buffer.from('x'), { contentType: 'text/plain' })
    expect(await readdir(join(directory, 'crovest/keys'))).toContain('note.txt._S3rver_object')
  })

  test('aborts a failed multipart upload on the server', async () => {
    const requests: string[] = []
    const record = (request: IncomingMessage) => void requests.push(`${request.method} ${request.url}`)
    server.httpServer.on('request', record)
    const failing = Readable.from(failAfter(12_000_000))
    await expect(store.put('parts/clip.mp4', failing, { contentType: 'video/mp4' })).rejects.toThrow(
      'cut off',
    )
    server.httpServer.off('request', record)
    expect(requests.at(-1)).toMatch(/^DELETE \/crovest\/parts\/clip\.mp4\?uploadId=/)
    expect(requests.filter((request) => request.startsWith('PUT')).length).toBeGreaterThan(0)
  })

  test('is unavailable when the bucket does not exist', async () => {
    const bucketless = await openBucket({ bucket: 'elsewhere' })
    expect(await failuresOf(bucketless)).toMatchObject(Array(4).fill(unavailable))
  })

  test('is unavailable when the server rejects its keys, which the error does not contain', async () => {
    const refused = await openBucket({ accessKeyId: 'AKIA-WRONG-ID', secretAccessKey: 'a-secret-of-ours' })
    const failures = await failuresOf(refused)
    expect(failures).toMatchObject(Array(4).fill(unavailable))
    expect(inspect(failures, { depth: 9 })).not.toMatch(/AKIA-WRONG-ID|a-secret-of-ours/)
    expect(inspect(failures)).toContain('InvalidAccessKeyId, HTTP 403')
  })

  test('is unavailable when the server is unreachable', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => free.once('listening', resolve))
    const { port } = free.address() as { port: number }
    await new Promise((resolve) => free.close(resolve))
    const unreachable = await openBucket({ endpoint: `http://127.0.0.1:${port}` })
    expect(await failuresOf(unreachable)).toMatchObject(Array(4).fill(unavailable))
  })

  test('times out its check of a server that never responds', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as { port: number }
    const waiting = await openBucket({ endpoint: `http://127.0.0.1:${port}` })
    await expect(waiting.check()).rejects.toMatchObject({ status: 'UNAVAILABLE' })
    silent.close()
  })
})

async function* failAfter(length: number) {
  for (let sent = 0; sent < length; sent += 1_000_000) yield Buffer.alloc(1_000_000)
  throw new Error('cut off')
}

/** The error of each of the four operations. */
async function failuresOf(broken: FileStore) {
  const attempts = [
    broken.put('a.txt', Buffer.from('x'), { contentType: 'text/plain' }),
    broken.open('a.txt'),
    broken.remove('a.txt'),
    broken.check(),
  ]
  return (await Promise.allSettled(attempts)).map(
    (outcome) => outcome.status === 'rejected' && outcome.reason,
  )
}

const unavailable = {
  status: 'UNAVAILABLE',
  message: 'Files are not available right now. Please try again later.',
}
