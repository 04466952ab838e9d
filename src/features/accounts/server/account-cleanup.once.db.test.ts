import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { waitForMails } from '#testing/mailed-token.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountCleanup } from './account-cleanup.ts'
import { accountNoticeMail } from './mail/account-mail.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => running.close())

const countOf = async (from: string, values: unknown[] = []) =>
  (await running.database.pool.query(`select 1 from ${from}`, values)).rowCount

test('deletes expired rows in the background and keeps the rest', async () => {
  const user = await addUser(running)
  for (const _ of ['expired', 'live']) await running.post('/api/auth/sign-in/email', user)
  await running.post('/api/auth/password-reset', user)
  await running.database.pool.query(
    `update sessions set expires_at = now() - interval '1 second' where id = (select min(id) from sessions)`,
  )
  await running.database.pool.query(`update verifications set expires_at = now() - interval '1 second'`)
  await running.startBackgroundJobs()
  await running.jobs.send(running.database.db, accountCleanup, {})
  await vi.waitFor(async () => {
    expect([await countOf('sessions'), await countOf('verifications')]).toEqual([1, 0])
  })
})

test('no job contains the address of a deleted account', async () => {
  const { database, jobs } = running
  const user = await addUser(running)
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', user))
  const naming = (email: string) =>
    countOf("pgboss.job where strpos(data::text || coalesce(output::text, ''), $1) > 0", [email])
  await jobs.send(database.db, accountNoticeMail, { notice: 'password-changed', to: `other-${user.email}` })
  await waitForMails(running, `other-${user.email}`, 1)
  await database.pool.query(
    `insert into pgboss.job (name, data, state, output) values
       ('account-link-mail', '{}', 'failed', jsonb_build_object('message', '550 ' || $1::text)),
       ('account-notice-mail', jsonb_build_object('to', $1::text), 'completed', null)`,
    [user.email],
  )
  const deleted = await running.app.request('/api/account', {
    method: 'DELETE',
    headers: { ...cookie, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(deleted.status).toBe(200)
  await waitForMails(running, user.email, 1)
  await vi.waitFor(async () => expect(await naming(user.email)).toBe(0))
})
