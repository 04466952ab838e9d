import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { FileStore } from '#platform/server/files/file-store.ts'

/** The contract tests that every file store must pass. */
export function testFileStoreContract(currentStore: () => FileStore) {
  const text = { contentType: 'text/plain; charset=utf-8' }
  const video = { contentType: 'video/mp4' }
  const newKey = (extension = 'bin') => `tests/${crypto.randomUUID()}.${extension}`

  async function read(key: string, range?: { start: number; end?: number }) {
    const file = await currentStore().open(key, range)
    return file && { ...file, content: await buffer(file.stream) }
  }

  async function store(content: Uint8Array) {
    const key = newKey()
    await currentStore().put(key, content, video)
    return key
  }

  test('returns a stored file byte for byte with its size and content type', async () => {
    const content = randomBytes(70_001)
    const key = newKey('mp4')
    expect(await currentStore().put(key, content, video)).toEqual({ size: 70_001 })
    const file = await read(key)
    expect(file).toMatchObject({ size: 70_001, contentType: 'video/mp4' })
    expect(file?.range).toBeUndefined()
    expect(file?.content.equals(content)).toBe(true)
  })

  test('returns a stream of unknown length above the part size byte for byte', async () => {
    const parts = Array.from({ length: 13 }, () => randomBytes(1_000_003))
    const key = newKey('mp4')
    expect(await currentStore().put(key, Readable.from(parts), video)).toEqual({ size: 13_000_039 })
    const file = await read(key)
    expect(file?.size).toBe(13_000_039)
    expect(file?.content.equals(Buffer.concat(parts))).toBe(true)
  })

  test('returns bytes above the part size byte for byte', async () => {
    const content = randomBytes(6_000_000)
    expect((await read(await store(content)))?.content.equals(content)).toBe(true)
  })

  test.each([
    ['bytes', () => new Uint8Array()],
    ['a stream', () => Readable.from([])],
  ])('stores an empty file made from %s', async (_, content) => {
    const key = newKey('txt')
    expect(await currentStore().put(key, content(), text)).toEqual({ size: 0 })
    const file = await read(key)
    expect(file).toMatchObject({ size: 0, contentType: text.contentType })
    expect(file?.content).toHaveLength(0)
  })

  test('describes a file or a part of it without opening it', async () => {
    const key = await store(Buffer.from('0123456789'))
    const whole = { size: 10, contentType: 'video/mp4' }
    expect(await currentStore().describe(key)).toEqual(whole)
    const part = { ...whole, range: { start: 4, end: 9 } }
    expect(await currentStore().describe(key, { start: 4 })).toEqual(part)
    const refusal = { status: 'INVALID_ARGUMENT', httpStatus: 416, details: { size: 10 } }
    await expect(currentStore().describe(key, { start: 10 })).rejects.toMatchObject(refusal)
    expect(await currentStore().describe(newKey())).toBeNull()
    expect(await currentStore().describe(`no/such/folder/${crypto.randomUUID()}.bin`)).toBeNull()
  })

  test('returns null for a missing file', async () => {
    expect(await currentStore().open(newKey())).toBeNull()
    expect(await currentStore().open(newKey(), { start: 3 })).toBeNull()
    expect(await currentStore().open(`no/such/folder/${crypto.randomUUID()}.bin`)).toBeNull()
  })

  test('storing under the same key replaces content and type', async () => {
    const key = await store(Buffer.from('the first, longer content'))
    await currentStore().put(key, Buffer.from('the second'), text)
    const file = await read(key)
    expect(file).toMatchObject({ size: 10, contentType: text.contentType })
    expect(file?.content.toString()).toBe('the second')
  })

  test.each([
    ['a start alone reaches to the end', { start: 4 }, { start: 4, end: 9 }, '456789'],
    ['both ends are included', { start: 2, end: 5 }, { start: 2, end: 5 }, '2345'],
    ['the last byte can be requested', { start: 9, end: 9 }, { start: 9, end: 9 }, '9'],
    ['an end beyond the file is clamped', { start: 7, end: 5000 }, { start: 7, end: 9 }, '789'],
    ['the whole file is a valid range', { start: 0 }, { start: 0, end: 9 }, '0123456789'],
  ])('range: %s', async (_, range, expected, content) => {
    const file = await read(await store(Buffer.from('0123456789')), range)
    expect(file).toMatchObject({ size: 10, contentType: 'video/mp4', range: expected })
    expect(file?.content.toString()).toBe(content)
  })

  test.each([
    ['begins at the end', { start: 10 }],
    ['begins beyond the end', { start: 99, end: 120 }],
    ['ends before it begins', { start: 5, end: 2 }],
    ['begins before the file', { start: -3 }],
    ['is not a number', { start: Number.NaN }],
  ])('a range that %s is rejected with 416 and the size', async (_, range) => {
    const key = await store(Buffer.from('0123456789'))
    const refusal = { status: 'INVALID_ARGUMENT', httpStatus: 416, details: { size: 10 } }
    await expect(currentStore().open(key, range)).rejects.toMatchObject(refusal)
  })

  test('an empty file has no valid range', async () => {
    const key = await store(new Uint8Array())
    await expect(currentStore().open(key, { start: 0 })).rejects.toMatchObject({ httpStatus: 416 })
  })

  test('a range deep inside a large file returns the right bytes', async () => {
    const content = randomBytes(6_000_000)
    const file = await read(await store(content), { start: 5_242_870, end: 5_242_890 })
    expect(file?.content.equals(content.subarray(5_242_870, 5_242_891))).toBe(true)
  })

  test('a removed file is gone, and removing it again succeeds', async () => {
    const key = await store(Buffer.from('soon gone'))
    await currentStore().remove(key)
    expect(await currentStore().open(key)).toBeNull()
    await currentStore().remove(key)
  })

  test.each([100, 11_000_000])('a stream that fails after %i bytes leaves no file', async (length) => {
    const key = newKey()
    await expect(currentStore().put(key, failingStream(length), video)).rejects.toThrow(
      'the camera fell over',
    )
    expect(await currentStore().open(key)).toBeNull()
  })

  test('a stream that fails leaves the previous file unchanged', async () => {
    const key = await store(Buffer.from('the earlier file'))
    await expect(currentStore().put(key, failingStream(11_000_000), text)).rejects.toThrow(
      'the camera fell over',
    )
    const file = await read(key)
    expect(file).toMatchObject({ contentType: 'video/mp4' })
    expect(file?.content.toString()).toBe('the earlier file')
  })

  test('a stream cut off without an error leaves no file', async () => {
    const stream = new Readable({ read: () => undefined })
    stream.push(Buffer.from('half of a sent'))
    const key = newKey()
    const upload = currentStore().put(key, stream, video)
    setTimeout(() => stream.destroy(), 50)
    await expect(upload).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
    expect(await currentStore().open(key)).toBeNull()
  })

  test('concurrent uploads do not mix', async () => {
    const contents = Array.from({ length: 10 }, (_, index) => Buffer.alloc(200_000, index))
    const keys = await Promise.all(contents.map(store))
    const files = await Promise.all(keys.map((key) => read(key)))
    expect(files.every((file, index) => file?.content.equals(contents[index]!))).toBe(true)
  })

  test('abandoning a download does not affect the next one', async () => {
    const key = await store(randomBytes(3_000_000))
    for (let round = 0; round < 60; round++) (await currentStore().open(key))?.stream.destroy()
    expect((await read(key))?.content).toHaveLength(3_000_000)
  })

  test.each(badKeys)('rejects the key %j', async (key) => {
    const refusal = { status: 'INVALID_ARGUMENT' }
    await expect(currentStore().put(key, Buffer.from('x'), text)).rejects.toMatchObject(refusal)
    await expect(currentStore().open(key)).rejects.toMatchObject(refusal)
    await expect(currentStore().remove(key)).rejects.toMatchObject(refusal)
  })

  test.each([
    '',
    'text',
    'text/html\r\nSet-Cookie: a=b',
    'text/plain\0',
    `text/${'x'.repeat(200)}`,
    'text/ü',
  ])('rejects the content type %j', async (contentType) => {
    const refusal = { status: 'INVALID_ARGUMENT' }
    await expect(currentStore().put(newKey(), Buffer.from('x'), { contentType })).rejects.toMatchObject(
      refusal,
    )
  })

  test('a working store passes its check', async () => {
    await expect(currentStore().check()).resolves.toBeUndefined()
  })
}

const badKeys = [
  '',
  '.',
  '..',
  '../secret.txt',
  'videos/../../secret.txt',
  'videos/..',
  '/etc/passwd.txt',
  'videos//clip.mp4',
  'videos/clip.mp4/',
  'videos\\clip.mp4',
  'videos/clip.mp4\0.txt',
  'videos/clip.mp4\n',
  '.hidden.txt',
  'videos/clip',
  'videos.d/clip.mp4',
  'videos/clip..mp4',
  'videos/clip.mp4~type',
  '~incoming/clip.mp4',
  'videos/%2e%2e/clip.mp4',
  'videos/clip ü.mp4',
  'C:/clip.mp4',
  `${'a/'.repeat(9)}clip.mp4`,
  `${'a'.repeat(300)}.mp4`,
]

function failingStream(length: number): Readable {
  async function* chunks() {
    for (let sent = 0; sent < length; sent += 100_000) yield Buffer.alloc(Math.min(100_000, length - sent), 7)
    throw new Error('the camera fell over')
  }
  return Readable.from(chunks())
}
