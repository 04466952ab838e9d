import { expect, test } from 'vitest'
import type { AppError } from '#platform/common/errors.ts'
import { parseInChild } from './parse-in-child.ts'

const raw = Buffer.from('From: ada@example.org\r\n\r\nHello')

test('two emails are read and fifty wait; more are refused, and those of senders that have left are skipped', async () => {
  const leaving = new AbortController()
  const parsed = Array.from({ length: 55 }, () =>
    parseInChild(raw, leaving.signal).then(
      ({ text }) => text,
      ({ httpStatus }: AppError) => httpStatus,
    ),
  )
  leaving.abort('Client connection prematurely closed.')
  const left = Array<number>(50).fill(499)
  expect(await Promise.all(parsed)).toEqual(['Hello', 'Hello', ...left, 503, 503, 503])
})
