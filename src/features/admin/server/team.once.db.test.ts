import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

test('the team list shows its members with their last sign-in, and no other accounts', async () => {
  await addUser(running)
  const headers = await cookieOf(running, 'associate')
  const response = await running.app.request('/api/admin/team', { headers })
  expect(await response.json()).toEqual({
    items: [
      { email: 'admin@crovest.local', role: 'admin', lastSignInAt: null },
      {
        email: 'associate@crovest.local',
        role: 'associate',
        lastSignInAt: expect.stringMatching(/T.*Z$/) as string,
      },
    ],
  })
})
