import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { listAudit } from '#features/audit/server.ts'
import { ensureTeam } from './ensure-team.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => running.close())

const signIn = (email: string, password: string) =>
  running.post('/api/auth/sign-in/email', { email, password })

const rolesOf = async (email: string) =>
  (await running.database.pool.query('select role from users where email = $1', [email])).rows as unknown[]

test("creates the team's accounts at startup, and they can sign in", async () => {
  const response = await signIn('admin@crovest.local', 'admin-password')
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toMatch(/crovest\.session_token=.*HttpOnly/)
  expect(await response.json()).toMatchObject({ user: { email: 'admin@crovest.local' } })
  expect((await signIn('admin@crovest.local', 'another')).status).toBe(401)
})

test('a password that is not configured is generated only once', async () => {
  const team = [{ role: 'associate', email: 'New@Crovest.local', password: undefined }] as const
  const first = await ensureTeam(running.database, running.auth, team)
  expect(first).toEqual([
    { role: 'associate', email: 'new@crovest.local', password: expect.stringMatching(/^\w{20}$/) as string },
  ])
  expect(await ensureTeam(running.database, running.auth, team)).toEqual([])
  expect((await signIn('new@crovest.local', first[0]?.password ?? '')).status).toBe(200)
})

test('applies a changed password or role from the configuration', async () => {
  await ensureTeam(running.database, running.auth, [
    { role: 'admin', email: 'associate@crovest.local', password: 'chosen-later' },
  ])
  expect(await rolesOf('associate@crovest.local')).toEqual([{ role: 'admin' }])
  expect((await signIn('associate@crovest.local', 'chosen-later')).status).toBe(200)
  expect((await signIn('associate@crovest.local', 'associate-password')).status).toBe(401)
})

test('a removed member becomes an ordinary user, and a changed password ends every session', async () => {
  const { database, auth } = running
  const member = { role: 'admin', email: 'leaving@crovest.local', password: 'first-password' } as const
  await ensureTeam(database, auth, [member])
  const cookie = cookieFrom(await signIn(member.email, member.password))
  await ensureTeam(database, auth, [{ ...member, password: 'second-password' }])
  const session = await running.app.request('/api/session', { headers: cookie })
  expect(await session.json()).toEqual({ user: null })

  await ensureTeam(database, auth, [{ ...member, email: 'coming@crovest.local' }])
  expect(await rolesOf(member.email)).toEqual([{ role: 'user' }])
})

test.each([
  ['chosen', 'chosen-by-the-operator'],
  ['generated', undefined],
])(
  'locks out anyone who registered an address before it joined the team: %s password',
  async (_how, password) => {
    const { database, auth } = running
    const stranger = await addUser(running)
    const had = cookieFrom(await signIn(stranger.email, stranger.password))
    const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [
      stranger.email,
    ])
    await database.pool.query(
      `insert into accounts (id, user_id, provider_id, account_id) values ($1, $1, 'google', $1)`,
      [rows[0]?.id],
    )
    await database.pool.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
     values ($1, 'Key', $1, 'AA', 0, '{}')`,
      [rows[0]?.id],
    )
    const [printed] = await ensureTeam(database, auth, [{ role: 'admin', email: stranger.email, password }])
    expect((await signIn(stranger.email, stranger.password)).status).toBe(401)
    const session = await running.app.request('/api/session', { headers: had })
    expect(await session.json()).toEqual({ user: null })
    expect((await signIn(stranger.email, password ?? printed?.password ?? '')).status).toBe(200)
    const credentials = await database.pool.query('select provider_id from accounts where user_id = $1', [
      rows[0]?.id,
    ])
    expect(credentials.rows).toEqual([{ provider_id: 'credential' }])
    const keys = await database.pool.query('select 1 from passkeys where user_id = $1', [rows[0]?.id])
    expect(keys.rows).toEqual([])
  },
)

test('a failed setup leaves the team unchanged', async () => {
  const { database, auth } = running
  const member = { role: 'admin', email: 'half@crovest.local', password: 'a-team-password' } as const
  const broken = { ...member, email: 'whole@crovest.local', role: null as never }
  await expect(ensureTeam(database, auth, [member, broken])).rejects.toThrow()
  expect(await rolesOf(member.email)).toEqual([])
})

test('every role change has an audit entry with the previous role', async () => {
  const { database, auth } = running
  const member = { role: 'associate', email: 'traced@crovest.local', password: 'traced-password' } as const
  await ensureTeam(database, auth, [member])
  await ensureTeam(database, auth, [{ ...member, role: 'admin' }])
  await ensureTeam(database, auth, [{ ...member, email: 'next@crovest.local' }])
  const entries = (await listAudit(database.db, { limit: 100 }))
    .filter(({ subject, action }) => subject === member.email && action === 'role_written')
    .map(({ actorEmail, details }) => ({ actorEmail, ...details }))
  expect(entries.toReversed()).toEqual([
    { actorEmail: 'system', before: null, after: 'associate' },
    { actorEmail: 'system', before: 'associate', after: 'admin' },
    { actorEmail: 'system', before: 'admin', after: 'user' },
  ])
})
