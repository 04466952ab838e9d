import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minuteMs } from '#platform/common/durations.ts'
import type { Db } from '#platform/server/database/database.ts'
import { collectGarbage } from '#testing/collect-garbage.ts'
import { createStreams } from './streams.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// No database: a failed session check keeps the stream open, so only the time limit ends it.
const db = {} as Db
const user = (id: string) => ({ id, session: { id: 's', startedAt: new Date(), confirmedAt: null } })

test('a stream ends after five minutes and frees its slot, whether or not it notices', async () => {
  const streams = createStreams({ db })
  const open = Array.from({ length: 5 }, () => streams.open(user('ada'), 'events'))
  await vi.advanceTimersByTimeAsync(4 * minuteMs)
  expect(open.some(({ signal }) => signal.aborted)).toBe(false)
  expect(() => streams.open(user('ada'), 'events')).toThrow('too many')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open.every(({ signal }) => signal.aborted)).toBe(true)
  expect(streams.open(user('ada'), 'events').signal.aborted).toBe(false)
})

test('a slot is freed once, however often the stream ends', () => {
  const streams = createStreams({ db })
  const [first] = Array.from({ length: 5 }, () => streams.open(user('ada'), 'generation'))
  first?.end()
  first?.end()
  streams.open(user('ada'), 'generation')
  expect(() => streams.open(user('ada'), 'generation')).toThrow('too many')
})

test('the limit for all users is 2,000', () => {
  const streams = createStreams({ db })
  for (let count = 0; count < 2000; count++) streams.open(user(`${count}`), 'events')
  expect(() => streams.open(user('one more'), 'events')).toThrow('too many open streams')
})

test('a stream that has ended is not kept in memory', async () => {
  vi.useRealTimers()
  const streams = createStreams({ db })
  const openAndEnd = () => {
    const { signal, end } = streams.open(user('ada'), 'events')
    signal.addEventListener('abort', () => {})
    end()
    return new WeakRef(signal)
  }
  const ended = openAndEnd()
  await collectGarbage()
  expect(ended.deref()).toBeUndefined()
})
