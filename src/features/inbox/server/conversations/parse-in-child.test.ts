import { expect, test } from 'vitest'
import type { AppError } from '#platform/common/errors.ts'
import { killNewProcesses } from '#testing/kill-new-processes.ts'
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
