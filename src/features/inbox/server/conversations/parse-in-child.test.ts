import { expect, test } from 'vitest'
import type { AppError } from '#platform/common/errors.ts'
import { killNewProcesses } from '#testing/kill-new-processes.ts'
import { threadCost } from '#testing/thread-cost.ts'
import { parseInChild } from './parse-in-child.ts'

const raw = Buffer.from('From: ada@example.org\r\n\r\nHello')

/** The text of an email, or the status of the error. */
const parse = (email: Uint8Array, signal?: AbortSignal) =>
  parseInChild(email, signal).then(
    ({ text }) => text,
    ({ httpStatus }: AppError) => httpStatus,
  )

test('two emails are read and fifty wait; more are refused, and those of senders that have left are skipped', async () => {
  const leaving = new AbortController()
  const parsed = Array.from({ length: 55 }, () => parse(raw, leaving.signal))
  leaving.abort('Client connection prematurely closed.')
  const left = Array<number>(50).fill(499)
  expect(await Promise.all(parsed)).toEqual(['Hello', 'Hello', ...left, 503, 503, 503])
})

test('an email whose parser was killed may be sent again, one that is none may not', async () => {
  expect(await killNewProcesses(() => parse(raw))).toBe(503)
  expect(await parse(raw)).toBe('Hello')
  expect(await parse(Buffer.from('no email'))).toBe(400)
})

test('an email of more lines than any real one is refused after counting only as many as allowed', async () => {
  const cost = (lines: number) => {
    const email = new Uint8Array(lines).fill(10)
    return threadCost(async () => expect(await parse(email)).toBe(400))
  }
  const short = await cost(110_000)
  expect(await cost(5_000_000)).toBeLessThan(10 * short)
})
