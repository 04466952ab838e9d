import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { permissions } from '#testing/permissions.ts'
import { requestAccount, passMinutes, setUpApp, teamMember } from '#testing/second-factor.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createSoftwarePasskey } from '#testing/software-passkey.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
beforeEach(async () => {
  for (const table of ['totp_secrets', 'recovery_codes', 'passkeys'])
    await running.database.pool.query(`delete from ${table}`)
})
afterAll(() => running.close())

const { email, password } = teamMember('admin')

/** Requests that need a recent confirmation. */
const guarded = [
  'GET /api/admin/submissions/waitlist/export.csv',
  'GET /api/admin/submissions/contact/export.csv',
  'GET /api/admin/analytics/export.json',
  'GET /api/admin/analytics/export.json?all=1',
  'DELETE /api/admin/analytics',
  'GET /api/admin/people/export.json?email=ada@example.org',
]

async function request(operation: string, headers: Record<string, string>) {
  const [method = '', path = ''] = operation.split(' ')
  const response = await running.app.request(path, { method, headers })
  const text = await response.text()
  return { status: response.status, text }
}

test.each(guarded)(
  '%s requires a confirmation in the last five minutes, and a sign-in counts as one',
  async (operation) => {
    const headers = await cookieOf(running, 'admin')
    expect((await request(operation, headers)).status).toBeLessThan(300)
    await passMinutes(running, email, 6)
    const refused = await request(operation, headers)
    expect(refused.status).toBe(403)
    expect(JSON.parse(refused.text)).toEqual({
      error: {
        status: 'PERMISSION_DENIED',
        message: "Confirm it's you to continue.",
        details: { reason: 'confirmation-needed' },
      },
    })
    expect((await requestAccount(running, headers, 'POST', 'confirmation', { password })).status).toBe(200)
    expect((await request(operation, headers)).status).toBeLessThan(300)
    await passMinutes(running, email, 6)
    expect((await request(operation, headers)).status).toBe(403)
  },
)

test('every export of the admin area is on the list', () => {
  const exports = Object.keys(permissions).filter((operation) =>
    /^GET \/api\/admin\/.*export/.test(operation),
  )
  const tried = guarded.map((operation) =>
    operation.replace(/submissions\/\w+/, 'submissions/{collection}').replace(/\?.*/, ''),
  )
  expect(exports.filter((operation) => !tried.includes(operation))).toEqual([])
})

test('a rejected Clear Data clears nothing', async () => {
  const headers = await cookieOf(running, 'admin')
  const event = {
    id: crypto.randomUUID(),
    type: 'page_view',
    page: '/',
    sessionId: 's',
    timestamp: Date.now(),
  }
  await running.post('/api/analytics', { events: [event] })
  const count = async () =>
    (
      await running.database.pool.query('select 1 from audit_entries where action = $1', [
        'analytics_cleared',
      ])
    ).rows.length
  const before = await count()
  await passMinutes(running, email, 6)
  await request('DELETE /api/admin/analytics', headers)
  expect(await count()).toBe(before)
})

test('a confirmation applies to its own session only', async () => {
  const here = await cookieOf(running, 'admin')
  const there = await cookieOf(running, 'admin')
  await passMinutes(running, email, 6)
  await requestAccount(running, here, 'POST', 'confirmation', { password })
  const statuses = [await request(guarded[0] ?? '', here), await request(guarded[0] ?? '', there)]
  expect(statuses.map(({ status }) => status)).toEqual([200, 403])
})

test('with a second factor, only a code, a recovery code or a passkey confirms, not the password', async () => {
  const headers = await cookieOf(running, 'admin')
  const app = await setUpApp(running, headers)
  const passkey = createSoftwarePasskey()
  const createChallenge = (purpose: string) =>
    requestAccount(running, headers, 'POST', 'passkey-challenges', { purpose })
  const added = passkey.register((await createChallenge('registration')).body)
  expect((await requestAccount(running, headers, 'POST', 'passkeys', added)).status).toBe(201)
  const confirm = (body: object) => requestAccount(running, headers, 'POST', 'confirmation', body)
  const attempts = [
    async () => {
      await app.again(email)
      return { code: app.code() }
    },
    () => Promise.resolve({ code: app.recoveryCodes[0] }),
    async () => passkey.sign((await createChallenge('confirmation')).body),
  ]
  for (const attempt of attempts) {
    await passMinutes(running, email, 6)
    expect((await confirm({ password })).status).toBe(403)
    expect((await request(guarded[0] ?? '', headers)).status).toBe(403)
    expect((await confirm(await attempt())).status).toBe(200)
    expect((await request(guarded[0] ?? '', headers)).status).toBe(200)
  }
  expect((await requestAccount(running, headers, 'GET', 'confirmation')).body).toEqual({
    freshForSeconds: expect.any(Number) as number,
    methods: ['code', 'passkey'],
  })
})

test('a wrong password confirms nothing', async () => {
  const headers = await cookieOf(running, 'admin')
  await passMinutes(running, email, 6)
  expect((await requestAccount(running, headers, 'POST', 'confirmation', { password: 'wrong' })).status).toBe(
    403,
  )
  expect((await request(guarded[0] ?? '', headers)).status).toBe(403)
})
