import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { addMember, findMember, joinWaitlist } from '#testing/waitlist.ts'
import { cleanUpLaunch } from './launch-cleanup.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

test('the hash of a sender is deleted after a week', async () => {
  const { code } = await addMember(running)
  const [old, recent] = [await joinWaitlist(running, { code }), await joinWaitlist(running, { code })]
  await running.database.pool.query(
    `update waitlist_submissions set submitted_at = now() - interval '8 days' where id = $1`,
    [old.entryId],
  )
  await cleanUpLaunch(running)()
  const { rows } = await running.database.pool.query<{ id: string; sender_hash: string | null }>(
    'select id, sender_hash from waitlist_submissions where referral_code = $1',
    [code],
  )
  const hashes = Object.fromEntries(rows.map((row) => [row.id, row.sender_hash]))
  expect(hashes).toEqual({ [old.entryId]: null, [recent.entryId]: expect.any(String) as string })
})

test('a referral that the previous version confirmed is settled later, and once', async () => {
  const referrer = await addMember(running)
  const friend = await joinWaitlist(running, { code: referrer.code })
  // What the previous version does.
  await running.database.pool.query('update waitlist_submissions set confirmed_at = now() where id = $1', [
    friend.entryId,
  ])
  expect((await findMember(running, referrer.entryId)).credits).toBe(0)
  await cleanUpLaunch(running)()
  await cleanUpLaunch(running)()
  expect((await findMember(running, referrer.entryId)).credits).toBe(1)
})
