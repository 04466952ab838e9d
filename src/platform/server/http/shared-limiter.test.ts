import { expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { createSharedLimiter } from './shared-limiter.store.ts'

test('counts per process while the database is unreachable', async () => {
  const refuse = () => Promise.reject(new Error('the connection was lost'))
  const database = { pool: { query: refuse }, db: { execute: refuse } } as unknown as Database
  const limiter = createSharedLimiter(database, { name: 'code', points: 2, seconds: 60 })
  const counts = [await limiter.penalty('a'), await limiter.penalty('a'), await limiter.penalty('a')]
  expect(counts.map(({ consumedPoints }) => consumedPoints)).toEqual([1, 2, 3])
  expect((await limiter.penalty('b')).consumedPoints).toBe(1)
  await limiter.delete('a')
  expect((await limiter.penalty('a')).consumedPoints).toBe(1)
})

test('a client over its limit costs no further statements until it expires', async () => {
  let statements = 0
  const query = async () => {
    statements++
    return { rows: [{ key: 'code:a', points: statements, expire: String(Date.now() + 60_000) }] }
  }
  const database = { pool: { query } } as unknown as Database
  const limiter = createSharedLimiter(database, { name: 'code', points: 1, seconds: 60 })
  for (let count = 0; count < 5; count++) await limiter.penalty('a')
  expect(statements).toBe(2)
  expect((await limiter.penalty('a')).consumedPoints).toBeGreaterThan(1)
})
