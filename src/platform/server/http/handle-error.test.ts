import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { handleError } from './handle-error.ts'
import { createRouter } from './router.ts'

const failed = (code: string) =>
  new DrizzleQueryError(
    'insert into presets (user_id) values ($1)',
    ['x'],
    Object.assign(new Error('x'), { code }),
  )

async function respondTo(error: Error) {
  const app = createRouter()
  app.onError(handleError)
  app.use(async (c, next) => {
    c.set('log', createLog('silent'))
    await next()
  })
  app.get('/', () => {
    throw error
  })
  const response = await app.request('/')
  return [response.status, ((await response.json()) as { error: { status: string } }).error.status]
}

test('writing while the account is being deleted is a client error with a clear message', async () => {
  expect(await respondTo(failed('23503'))).toEqual([409, 'ABORTED'])
})

test('an unreachable database and a conflict are retryable; any other error is internal', async () => {
  expect(await respondTo(failed('57P01'))).toEqual([503, 'UNAVAILABLE'])
  expect(await respondTo(new Error('Connection terminated unexpectedly'))).toEqual([503, 'UNAVAILABLE'])
  expect(await respondTo(failed('40P01'))).toEqual([503, 'UNAVAILABLE'])
  expect(await respondTo(failed('40001'))).toEqual([503, 'UNAVAILABLE'])
  expect(await respondTo(failed('42601'))).toEqual([500, 'INTERNAL'])
})
