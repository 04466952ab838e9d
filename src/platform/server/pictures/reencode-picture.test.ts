import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { askChild } from '../child-process.ts'
import type { AppError } from '#platform/common/errors.ts'
import type { ReencodeTask } from './reencode-messages.ts'
import { reencodePicture } from './reencode-picture.ts'

const encoder = new URL('./reencode.child.ts', import.meta.url)
const megabyte = 1024 * 1024

/** A black square with a palette: a few kilobytes that become four bytes per pixel. */
function blackSquare(side: number) {
  const chunk = (name: string, content: Uint8Array) => {
    const bytes = Buffer.concat([Buffer.from(`0000${name}`), content, Buffer.alloc(4)])
    bytes.writeUInt32BE(content.length)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
    return bytes
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header.writeUInt16BE(0x01_03, 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = { IHDR: header, PLTE: Buffer.alloc(6), IDAT: rows, IEND: Buffer.alloc(0) }
  return Buffer.concat([signature, ...Object.entries(chunks).map(([name, bytes]) => chunk(name, bytes))])
}

test('decoding ends when it needs more memory than allowed', async () => {
  const bytes = blackSquare(6000)
  const reencode = (maxMemory: number) => {
    const task: ReencodeTask = { bytes, type: 'image/png', maxSide: 10, maxMemory }
    return askChild<{ bytes: Uint8Array }>(encoder, task, 20_000)
  }
  expect(await reencode(150 * megabyte)).toBe('failed')
  expect(await reencode(768 * megabyte)).toHaveProperty('bytes')
})

/** Uploads of these people at the same time: 'done', or the status and when to send it again. */
function upload(owners: string[], signal: AbortSignal) {
  const uploads = owners.map((owner) => reencodePicture(blackSquare(8), 'image/png', { owner, signal }))
  const answers = uploads.map((picture) =>
    picture.then(
      () => 'done',
      ({ httpStatus, details }: AppError) => [httpStatus, details?.retryAfterSeconds],
    ),
  )
  return Promise.all(answers)
}

const { signal: staying } = new AbortController()

test('one person can have two pictures waiting, and is told when to send more', async () => {
  const results = await upload([...Array<string>(10).fill('Ada'), 'Bo'], staying)
  const refused = Array<number[]>(7).fill([503, 10])
  expect(results).toEqual(['done', 'done', 'done', ...refused, 'done'])
})

test('only twenty pictures wait, and those of clients that have left are skipped', async () => {
  const leaving = new AbortController()
  const results = upload(
    Array.from({ length: 24 }, (_, n) => `person ${n}`),
    leaving.signal,
  )
  leaving.abort()
  const left = Array<unknown[]>(20).fill([499, undefined])
  const refused = Array<number[]>(3).fill([503, 10])
  expect(await results).toEqual(['done', ...left, ...refused])
})
