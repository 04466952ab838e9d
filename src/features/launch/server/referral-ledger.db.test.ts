import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { addMember, findMember, joinWaitlist } from '#testing/waitlist.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const query = async (text: string, values: unknown[] = []) =>
  (await running.database.pool.query<Record<string, unknown>>(text, values)).rows
const ledgerOf = (memberId: string) =>
  query('select kind, amount, reason from launch_credits where member_id = $1 order by created_at', [
    memberId,
  ])
const creditsOf = async (entryId: string) => (await findMember(running, entryId)).credits

test('a referral counts once the referred address is confirmed, and not before', async () => {
  const referrer = await addMember(running)
  const friend = await joinWaitlist(running, { code: referrer.code })
  expect(await ledgerOf(referrer.id)).toEqual([])
  await friend.confirm()
  expect(await ledgerOf(referrer.id)).toEqual([{ kind: 'credit', amount: 1, reason: 'referral' }])
  expect(await creditsOf(referrer.entryId)).toBe(1)
})

test('a referral link needs no cookie: its page is named by the browser', async () => {
  const { code } = await addMember(running)
  for (const referer of ['not a url', 'https://x.example/?ref=nonsense', 'https://x.example/waitlist'])
    await running.post(
      '/api/forms/waitlist',
      { userType: 'creators', contentType: 'film', fundingTarget: '5k-15k', email: 'odd@example.org' },
      { referer },
    )
  expect(
    await query(`select referral_code from waitlist_submissions where email = 'odd@example.org'`),
  ).toEqual([{ referral_code: null }])
  const friend = await joinWaitlist(running, { code })
  const stored = await query('select referral_code from waitlist_submissions where id = $1', [friend.entryId])
  expect(stored).toEqual([{ referral_code: code }])
})

test('many confirmations of one address at the same time count once', async () => {
  const referrer = await addMember(running)
  const friend = await joinWaitlist(running, { code: referrer.code })
  const answers = await Promise.all(Array.from({ length: 20 }, () => friend.confirm()))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const messages = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { message: string }).message),
  )
  expect(messages.filter((message) => message.startsWith('Your email address is confirmed.'))).toHaveLength(1)
  expect(messages.filter((message) => message.startsWith('You’ve already confirmed'))).toHaveLength(19)
  expect(await ledgerOf(referrer.id)).toHaveLength(1)
  expect(await creditsOf(referrer.entryId)).toBe(1)
})

test('friends of several lists who confirm at the same time all count', async () => {
  const one = await addMember(running)
  const other = await addMember(running, { audience: 'backers' })
  const friends = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      joinWaitlist(running, {
        code: index % 2 === 0 ? one.code : other.code,
        audience: index % 3 === 0 ? 'backers' : 'creators',
        client: `203.0.113.${index}`,
      }),
    ),
  )
  const answers = await Promise.all(friends.map(({ confirm }) => confirm()))
  expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200))
  const counts = [one, other].map(async ({ id, entryId }) => [
    await creditsOf(entryId),
    (await ledgerOf(id)).length,
  ])
  expect(await Promise.all(counts)).toEqual([
    [12, 12],
    [12, 12],
  ])
})

test('the ledger refuses every change and deletion', async () => {
  const referrer = await addMember(running)
  await addMember(running, { code: referrer.code })
  for (const statement of [
    'update launch_credits set amount = 5',
    'delete from launch_credits',
    'truncate launch_credits',
    'truncate launch_members cascade',
  ])
    await expect(running.database.pool.query(statement)).rejects.toThrow('append-only')
  expect(await ledgerOf(referrer.id)).toHaveLength(1)
})

test('the ledger refuses amounts that its kinds do not have', async () => {
  const referrer = await addMember(running)
  const friend = await addMember(running)
  for (const [kind, amount] of [
    ['credit', 2],
    ['hold', 1],
    ['release', 1],
    ['reversal', -1],
    ['gift', 1],
  ])
    await expect(
      running.database.pool.query(
        `insert into launch_credits (member_id, referred_id, kind, amount, reason) values ($1, $2, $3, $4, 'referral')`,
        [referrer.id, friend.id, kind, amount],
      ),
    ).rejects.toThrow('launch_credits_amount')
})

test('deleting a person keeps the ledger and removes every link to them', async () => {
  const referrer = await addMember(running)
  const friend = await addMember(running, { code: referrer.code })
  await running.database.pool.query('delete from waitlist_submissions where id = any($1)', [
    [friend.entryId, referrer.entryId],
  ])
  expect(await ledgerOf(referrer.id)).toHaveLength(1)
  const left = await query('select entry_id, code, left_at from launch_members where id = any($1)', [
    [referrer.id, friend.id],
  ])
  const anonymous = { entry_id: null, code: null, left_at: expect.any(Date) as Date }
  expect(left).toEqual([anonymous, anonymous])
})

test('an entry that the previous version confirms gets a place, too', async () => {
  const [entry] = await query(
    `insert into waitlist_submissions (form_type, user_type, email, email_key)
     values ('waitlist', 'backers', 'older@example.org', 'older@example.org') returning id`,
  )
  expect(await findMember(running, String(entry?.id))).toMatchObject({ credits: 0, audience: 'backers' })
  const [spam] = await query(
    `insert into waitlist_submissions (form_type, user_type, email, email_key, is_spam)
     values ('waitlist', 'backers', 'older@example.org', 'older@example.org', true) returning id`,
  )
  await expect(findMember(running, String(spam?.id))).rejects.toThrow('No place')
})

test.each([
  ['self-referral', 'Ann.Lee+again@gmail.com'],
  ['plus-address', 'bob+7@example.org'],
  ['throwaway-domain', 'bob@inbox.mailinator.com'],
])('a credit is held as %s, and the team sees why', async (reason, email) => {
  const audience = reason === 'self-referral' ? 'backers' : 'creators'
  const referrer = await addMember(running, {
    email: `annlee${reason === 'self-referral' ? '' : reason}@gmail.com`,
  })
  await addMember(running, { email, code: referrer.code, audience })
  expect(await ledgerOf(referrer.id)).toEqual([{ kind: 'hold', amount: 0, reason }])
  const request = await requestAs(running, 'associate')
  const { body } = await request('GET', 'launch/referrals')
  expect(body.items[0]).toMatchObject({ referrer: referrer.email, referred: email, holdReason: reason })
})

test('a loop of referrals earns nothing', async () => {
  const first = await addMember(running)
  const second = await addMember(running, { code: first.code })
  const third = await addMember(running, { code: second.code })
  await addMember(running, { email: first.email, audience: 'backers', code: third.code })
  expect(await ledgerOf(third.id)).toEqual([{ kind: 'hold', amount: 0, reason: 'loop' }])
})

test('a burst from one connection is held, friends from elsewhere are not', async () => {
  const referrer = await addMember(running)
  const join = (client: string) => joinWaitlist(running, { code: referrer.code, client })
  const burst = [await join('198.51.100.7'), await join('198.51.100.7')]
  burst.push(await join('198.51.100.7'), await join('198.51.100.7'))
  const friend = await join('198.51.100.8')
  for (const { confirm } of [...burst, friend]) await confirm()
  expect((await ledgerOf(referrer.id)).map(({ reason }) => String(reason)).toSorted()).toEqual([
    'burst',
    'burst',
    'burst',
    'burst',
    'referral',
  ])
})

test('a held credit is released once, however many of the team press the button', async () => {
  const referrer = await addMember(running)
  await addMember(running, { email: 'release+me@example.org', code: referrer.code })
  const request = await requestAs(running, 'admin')
  const [held] = (await request('GET', 'launch/referrals')).body.items
  const release = () => request('PUT', `launch/referrals/${held.id}/release`)
  const answers = await Promise.all(Array.from({ length: 8 }, release))
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
    '204',
    ...Array<string>(7).fill('409'),
  ])
  expect(await creditsOf(referrer.entryId)).toBe(1)
  expect((await request('GET', 'launch/referrals')).body.items).not.toContainEqual(held)
  expect((await request('GET', 'audit?limit=1')).body.items).toMatchObject([
    { action: 'referral_released', subject: `referral/${held.id}`, details: { reason: 'plus-address' } },
  ])
})

test('a counted referral is taken back once, and a held one cannot be', async () => {
  const referrer = await addMember(running)
  await addMember(running, { code: referrer.code })
  await addMember(running, { email: 'held+one@example.org', code: referrer.code })
  const request = await requestAs(running, 'associate')
  const [counted] = (await request('GET', 'launch/referrals?state=counted')).body.items
  const [held] = (await request('GET', 'launch/referrals')).body.items
  expect(counted).toMatchObject({ referrer: referrer.email, holdReason: null })
  expect((await request('PUT', `launch/referrals/${counted.id}/reversal`)).status).toBe(204)
  expect((await request('PUT', `launch/referrals/${counted.id}/reversal`)).status).toBe(409)
  expect((await request('PUT', `launch/referrals/${counted.id}/release`)).status).toBe(409)
  expect((await request('PUT', `launch/referrals/${held.id}/reversal`)).status).toBe(409)
  expect((await request('PUT', `launch/referrals/${crypto.randomUUID()}/release`)).status).toBe(404)
  expect(await creditsOf(referrer.entryId)).toBe(0)
})
