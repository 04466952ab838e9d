import { expect, test } from 'vitest'
import { AppError, statusOfHttp, toEnvelope } from './errors.ts'

test.each([
  [0, 'INTERNAL'],
  [400, 'INVALID_ARGUMENT'],
  [401, 'UNAUTHENTICATED'],
  [403, 'PERMISSION_DENIED'],
  [404, 'NOT_FOUND'],
  [409, 'ABORTED'],
  [429, 'RESOURCE_EXHAUSTED'],
  [499, 'CANCELLED'],
  [500, 'INTERNAL'],
  [501, 'UNIMPLEMENTED'],
  [503, 'UNAVAILABLE'],
  [504, 'DEADLINE_EXCEEDED'],
  [413, 'UNKNOWN'],
  [502, 'UNKNOWN'],
])('HTTP status %i without a body means %s', (http, status) => {
  expect(statusOfHttp(http)).toBe(status)
})

test('every error response has the same shape, with details only when there are any', () => {
  expect(toEnvelope(new AppError('NOT_FOUND', 'Gone.'))).toEqual({
    error: { status: 'NOT_FOUND', message: 'Gone.' },
  })
  const invalid = new AppError('INVALID_ARGUMENT', 'No.', { details: { fields: { email: 'No.' } } })
  expect(toEnvelope(invalid).error.details).toEqual({ fields: { email: 'No.' } })
})
