import { expect, test } from 'vitest'
import { z } from 'zod'
import { readCursor, timeKey, writeCursor } from './cursor.ts'

const id = '3f0d3a0e-1111-4222-8333-944444444444'
const key = new Date('2026-11-17T15:29:22.125Z')
const encode = (text: string) => Buffer.from(text).toString('base64url')

test('a cursor is decoded as it was encoded', () => {
  expect(readCursor(writeCursor({ key, id }), timeKey)).toEqual({ key, id })
  expect(readCursor(writeCursor({ key: 'ada@example.org', id }), z.string())).toEqual({
    key: 'ada@example.org',
    id,
  })
  expect(readCursor(undefined, timeKey)).toBeUndefined()
})

test.each([encode(`${key.toISOString()} ${id}`), `${key.toISOString()}_${id}`, `${key.getTime()}_${id}`])(
  'decodes the cursor of the previous release %s',
  (cursor) => {
    expect(readCursor(cursor, timeKey)).toEqual({ key, id })
  },
)

test.each([
  '',
  'nonsense',
  encode('["a","b"]'),
  encode(`["2026-13-45T10:00:00.000Z","${id}"]`),
  encode(`["0000-01-01T00:00:00.000Z","${id}"]`),
  encode(`["${key.toISOString()}","7"]`),
  encode(`["${key.toISOString()}","${id}","more"]`),
])('rejects the cursor %j as an invalid field', (cursor) => {
  expect(() => readCursor(cursor, timeKey)).toThrow(
    expect.objectContaining({
      status: 'INVALID_ARGUMENT',
      details: { fields: { cursor: 'This cursor does not belong to this list.' } },
    }),
  )
})
