import { afterEach, expect, test, vi } from 'vitest'
import { createBodyReader } from './body-reader.ts'

afterEach(() => void vi.useRealTimers())

const refuse = () => new Error('busy')
const kilobyte = new Uint8Array(1024)

/** A request whose body arrives when the test sends it. */
function open() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const init = { method: 'POST', body: readable, duplex: 'half' }
  const send = (kilobytes: number) => writer.write(new Uint8Array(kilobytes * 1024))
  return { request: new Request('http://x', init), send, end: () => writer.close() }
}

const size = (body: Uint8Array) => Promise.resolve(body.byteLength)

test('a body is read to its end, and a request may have none', async () => {
  const read = createBodyReader({ maxBytes: 10_000, maxMs: 60_000, refuse })
  const text = (body: Uint8Array) => Promise.resolve(Buffer.from(body).toString())
  expect(await read(new Request('http://x', { method: 'POST', body: 'a body' }), text)).toBe('a body')
  expect(await read(new Request('http://x', { method: 'POST' }), text)).toBe('')
})

test('many bodies that never end keep no other from being read', async () => {
  const read = createBodyReader({ maxBytes: 10 * 1024, maxMs: 60_000, refuse })
  const slow = Array.from({ length: 500 }, open)
  const reading = slow.map(({ request }) => read(request, size))
  await Promise.all(slow.slice(0, 5).map(({ send }) => send(1)))
  const quick = new Request('http://x', { method: 'POST', body: kilobyte })
  expect(await read(quick, size)).toBe(1024)
  await Promise.all(slow.map(({ end }) => end()))
  expect((await Promise.all(reading)).filter((bytes) => bytes === 1024)).toHaveLength(5)
})

test('the oldest unfinished body gives way when too many bytes are kept', async () => {
  const read = createBodyReader({ maxBytes: 10 * 1024, maxMs: 60_000, refuse })
  const [oldest, older, newest] = [open(), open(), open()]
  const reading = [oldest, older, newest].map(({ request }) => read(request, size))
  const settled = Promise.allSettled(reading)
  await oldest.send(4)
  await older.send(5)
  await newest.send(4)
  await expect(reading[0]).rejects.toThrow('busy')
  await Promise.all([older.end(), newest.end()])
  expect((await settled).slice(1)).toMatchObject([{ value: 5 * 1024 }, { value: 4 * 1024 }])
})

test('a body counts until it was used, and one that finds no room is refused', async () => {
  const read = createBodyReader({ maxBytes: 3 * 1024, maxMs: 60_000, refuse })
  const { promise: used, resolve: finish } = Promise.withResolvers<void>()
  const post = (kilobytes: number) =>
    new Request('http://x', { method: 'POST', body: new Uint8Array(kilobytes * 1024) })
  const { promise: isInUse, resolve: begin } = Promise.withResolvers<void>()
  const first = read(post(2), () => {
    begin()
    return used
  })
  await isInUse
  await expect(read(post(2), size)).rejects.toThrow('busy')
  finish()
  await first
  expect(await read(post(2), size)).toBe(2048)
})

test('tiny pieces count for what it takes to keep them', async () => {
  const read = createBodyReader({ maxBytes: 10_000, maxMs: 60_000, refuse })
  const post = (count: number) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < count; sent++) controller.enqueue(new Uint8Array(1))
        controller.close()
      },
    })
    const init = { method: 'POST', body, duplex: 'half' }
    return new Request('http://x', init)
  }
  expect(await read(post(10), size)).toBe(10)
  await expect(read(post(1000), size)).rejects.toThrow('busy')
})

test('a body that takes too long is refused', async () => {
  vi.useFakeTimers()
  const read = createBodyReader({ maxBytes: 10_000, maxMs: 5000, refuse })
  const { request, send } = open()
  const reading = Promise.allSettled([read(request, size)])
  await send(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await reading).toMatchObject([{ reason: { message: 'busy' } }])
})
