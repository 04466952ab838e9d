import { expect, test } from 'vitest'
import type { SessionState } from '../domain/follow-session.ts'
import { createVisitMemory } from './visit-memory.ts'

const visit = (id: string, views = 1): SessionState => ({
  id,
  startedAt: new Date(0),
  seenAt: new Date(0),
  views,
  lastPage: '/',
  reached: 0,
})

test('reads from the cache, and from the database for a minute after invalidation', async () => {
  let now = 1_000_000
  const queried: string[] = []
  const memory = createVisitMemory(
    async (ids) => {
      queried.push(...ids)
      return new Map([['a', visit('a', 7)]])
    },
    () => now,
  )
  memory.note([visit('a')])
  expect((await memory.find(['a'])).get('a')?.views).toBe(1)
  expect(queried).toEqual([])

  memory.invalidate()
  expect((await memory.find(['a'])).get('a')?.views).toBe(7)
  expect(queried).toEqual(['a'])

  now += 60_000
  expect((await memory.find(['a'])).size).toBe(0)
  expect(queried).toEqual(['a'])
})

test('evicts the least recently used session first', async () => {
  const memory = createVisitMemory(async () => new Map())
  memory.note(Array.from({ length: 20_000 }, (_, number) => visit(`v${number}`)))
  memory.note([visit('v0', 2), visit('newest')])
  const cached = await memory.find([])
  expect([cached.has('v0'), cached.has('v1'), cached.has('newest'), cached.size]).toEqual([
    true,
    false,
    true,
    20_000,
  ])
})
