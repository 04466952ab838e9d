import { expect, test, vi } from 'vitest'
import { collectGarbage } from '#testing/collect-garbage.ts'
import { streamNdjson } from './stream-ndjson.ts'

const request = new Request('http://x/')

async function* untilStopped(signal: AbortSignal) {
  yield { type: 'started' }
  if (!signal.aborted) await new Promise((stopped) => signal.addEventListener('abort', stopped))
}

test('a stream that times out stops its producer and ends with an error', async () => {
  const limit = new AbortController()
  const end = vi.fn<() => void>()
  const response = await streamNdjson('x', request, { signal: limit.signal, end }, () =>
    Promise.resolve(untilStopped),
  )
  limit.abort()
  const lines = (await response.text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { type: 'started' },
    { type: 'error', error: { status: 'DEADLINE_EXCEEDED' } },
  ])
  expect(end).toHaveBeenCalledOnce()
})

test('a stream that fails before it begins releases its slot', async () => {
  const end = vi.fn<() => void>()
  const bounds = { signal: new AbortController().signal, end }
  await expect(
    streamNdjson('x', request, bounds, () => Promise.reject(new Error('refused'))),
  ).rejects.toThrow('refused')
  expect(end).toHaveBeenCalledOnce()
})

test('a disconnecting client stops the producer and releases the slot', async () => {
  const end = vi.fn<() => void>()
  const bounds = { signal: new AbortController().signal, end }
  const response = await streamNdjson('x', request, bounds, () => Promise.resolve(untilStopped))
  await response.body?.cancel()
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
})

test('a stream that has ended is not kept in memory, whatever its producer listens to', async () => {
  const given: WeakRef<AbortSignal>[] = []
  async function* listen(signal: AbortSignal) {
    given.push(new WeakRef(signal))
    signal.addEventListener('abort', () => {})
    yield await Promise.resolve({ type: 'end' })
  }
  const readOne = async () => {
    const bounds = { signal: new AbortController().signal, end: () => {} }
    const response = await streamNdjson('x', request, bounds, () => Promise.resolve(listen))
    await response.text()
  }
  await readOne()
  await collectGarbage()
  expect(given.map((signal) => signal.deref())).toEqual([undefined])
})
