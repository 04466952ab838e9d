import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleError } from '#platform/server/http/handle-error.ts'
import { createRouter } from '#platform/server/http/router.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createGuards } from './guards.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

function guardedRoutes() {
  const { requireUser, requireRole, requireUserType } = createGuards(running.auth)
  const router = createRouter()
    .get('/mine', requireUser, (c) => c.json(c.var.user))
    .get('/for-admins', requireRole('admin'), (c) => c.json(c.var.user.role))
    .get('/for-investors', requireUserType('investor'), (c) => c.json(c.var.user.userType))
  router.onError(handleError)
  return router
}

test('a guarded route knows the user, and its response is not cached', async () => {
  const headers = await cookieOf(running, 'associate')
  const response = await guardedRoutes().request('/mine', { headers })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    id: expect.any(String) as string,
    email: 'associate@crovest.local',
    emailVerified: true,
    role: 'associate',
    userType: 'creator',
    session: { id: expect.any(String) as string, startedAt: expect.any(String) as string, confirmedAt: null },
  })
})

test('a signed-out user or one with another role gets the standard error', async () => {
  const routes = guardedRoutes()
  const nobody = await routes.request('/mine')
  expect([nobody.status, await nobody.json()]).toMatchObject([401, { error: { status: 'UNAUTHENTICATED' } }])
  const headers = await cookieOf(running, 'associate')
  const wrongRole = await routes.request('/for-admins', { headers })
  expect([wrongRole.status, await wrongRole.json()]).toMatchObject([
    403,
    { error: { status: 'PERMISSION_DENIED' } },
  ])
})

test('a page for one user type is closed to others', async () => {
  const headers = await cookieOf(running, 'user')
  expect((await guardedRoutes().request('/for-investors', { headers })).status).toBe(403)
  await running.database.pool.query(`update users set user_type = 'investor' where role = 'user'`)
  expect((await guardedRoutes().request('/for-investors', { headers })).status).toBe(200)
})

test('a role in the database grants nothing unless the configuration does', async () => {
  const headers = await cookieOf(running, 'user')
  await running.database.pool.query(`update users set role = 'admin' where role = 'user'`)
  expect((await guardedRoutes().request('/for-admins', { headers })).status).toBe(403)
  const session = await running.app.request('/api/session', { headers })
  expect(await session.json()).toMatchObject({ user: { role: 'user' } })
})

test('a removed role is gone on the next request', async () => {
  const headers = await cookieOf(running, 'admin')
  const routes = guardedRoutes()
  expect((await routes.request('/for-admins', { headers })).status).toBe(200)
  await running.database.pool.query(`update users set role = 'user' where email = 'admin@crovest.local'`)
  expect((await routes.request('/for-admins', { headers })).status).toBe(403)
})
