import { cookieFrom } from '#testing/cookie-from.ts'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { postPlainForm } from '#testing/post-plain-form.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { addMember } from '#testing/waitlist.ts'
import { remindInvited } from './invite-mail.ts'

let running: TestApp
let request: Awaited<ReturnType<typeof requestAs>>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100000' })
  request = await requestAs(running, 'admin')
  await running.startBackgroundJobs()
})
afterAll(() => running.close())

const attempts = 1000

const rule = { audience: 'creators', limit: 1000 }
const dryRun = async (other: object = {}) =>
  (await request('POST', 'launch/waves', { ...rule, ...other })).body
const send = (id: string) => request('PUT', `launch/waves/${id}/sending`)
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await running.database.pool.query<Row>(text, values)).rows

/** Empties the line, so that each test knows who is in it. */
const clearLine = () => query('delete from waitlist_submissions')

async function addPeople(count: number) {
  await clearLine()
  const people = []
  for (let index = 0; index < count; index++) people.push(await addMember(running))
  return people
}

const mailedPath = (email: string, count = 1) =>
  eventually(async () => {
    const mails = (await readOutbox(running.config.dataDir, email)).filter(({ text }) =>
      text?.includes('/api/launch/invitation'),
    )
    if (mails.length < count) throw new Error(`${mails.length} of ${count} invitations to ${email}`)
    const link = new URL(/http\S+invitation\?token=\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '')
    return link.pathname + link.search
  })
const password = 'three quiet river stones'
const accept = async (path: string, chosen = password) => postPlainForm(running, path, { password: chosen })
const usersWith = (email: string) =>
  query<{ user_type: string; email_verified: boolean }>(
    'select user_type, email_verified from users where email = $1',
    [email],
  )

test('a wave is sent exactly to those of the dry run who are still eligible, and says what changed', async () => {
  const people = await addPeople(5)
  const { wave, people: chosen } = await dryRun({ limit: 4 })
  expect(chosen).toEqual(people.slice(0, 4).map(({ email }) => email))
  expect(wave).toMatchObject({ chosen: 4, sent: 0, sentAt: null })
  await query('delete from waitlist_submissions where id = $1', [people[0]?.entryId])
  await query(`update waitlist_submissions set status = 'rejected' where id = $1`, [people[1]?.entryId])
  const later = await addMember(running)
  const { status, body } = await send(wave.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({ chosen: 4, sent: 2, skipped: { left: 1, rejected: 1, invited: 0 } })
  for (const person of people.slice(2, 4)) await mailedPath(person.email)
  expect(await readOutbox(running.config.dataDir, later.email)).not.toContainEqual(
    expect.objectContaining({ subject: 'You’re invited to Crovest' }),
  )
})

test('a wave is sent once, however many press the button', async () => {
  await addPeople(2)
  const { wave } = await dryRun()
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(wave.id)))
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
    '200',
    ...Array<string>(5).fill('409'),
  ])
  const [jobs] = await query<{ n: number }>(
    `select count(*)::int as n from pgboss.job where name = 'launch-invite-mail'
     and (data ->> 'inviteId')::uuid in (select id from launch_invites where wave_id = $1)`,
    [wave.id],
  )
  expect(jobs?.n).toBe(2)
})

test('two waves with the same people invite each of them once', async () => {
  await addPeople(3)
  const [one, other] = [await dryRun(), await dryRun()]
  const answers = await Promise.all([send(one.wave.id), send(other.wave.id)])
  const sent = answers.map(({ body }) => body.sent as number)
  expect(sent.toSorted((a, b) => a - b)).toEqual([0, 3])
  expect((await dryRun()).wave.chosen).toBe(0)
})

test('the rule chooses by band, status, tag, places and a random share that the seed repeats', async () => {
  const people = await addPeople(30)
  await query(`update waitlist_submissions set funding_target = 'under-2k' where id = $1`, [
    people[4]?.entryId,
  ])
  await query(`update waitlist_submissions set status = 'approved' where id = $1`, [people[7]?.entryId])
  expect((await dryRun({ band: 'under-2k' })).people).toEqual([people[4]?.email])
  expect((await dryRun({ status: 'approved' })).people).toEqual([people[7]?.email])
  expect((await dryRun({ rankUpTo: 3 })).people).toEqual(people.slice(0, 3).map(({ email }) => email))
  expect((await dryRun({ rankFrom: 3, rankUpTo: 4 })).people).toEqual(
    people.slice(2, 4).map(({ email }) => email),
  )
  await query(`update waitlist_submissions set notes = 'Met in Porto, #Press; #vip-2' where id = $1`, [
    people[9]?.entryId,
  ])
  for (const tag of ['press', '#PRESS', 'vip-2'])
    expect((await dryRun({ tag })).people).toEqual([people[9]?.email])
  expect((await dryRun({ tag: 'vip' })).people).toEqual([])
  const half = await dryRun({ share: 50, seed: 1 })
  expect((await dryRun({ share: 50, seed: 1 })).people).toEqual(half.people)
  expect((await dryRun({ share: 50, seed: 2 })).people).not.toEqual(half.people)
  expect(half.wave.chosen).toBeGreaterThan(0)
  expect(half.wave.chosen).toBeLessThan(30)
  for (const wrong of [{ band: 'under-50' }, { rankFrom: 4, rankUpTo: 3 }, { tag: 'two words' }])
    expect((await request('POST', 'launch/waves', { ...rule, ...wrong })).status).toBe(400)
})

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const anyRule = fc.record({
  band: optional(fc.constantFrom('under-2k', '5k-15k')),
  tag: optional(fc.constantFrom('press', 'vip')),
  rankFrom: optional(fc.integer({ min: 1, max: 4 })),
  rankUpTo: optional(fc.integer({ min: 4, max: 9 })),
  share: fc.constantFrom(100, 100, 60),
  seed: fc.nat({ max: 1000 }),
  limit: fc.integer({ min: 1, max: 12 }),
})

test('whatever the rule, exactly the people of the dry run get an email', async () => {
  const line = (await addPeople(10)).map(({ email, entryId }, index) => ({
    email,
    entryId,
    band: index % 2 ? 'under-2k' : '5k-15k',
    notes: index % 3 ? '#press' : '#vip, called',
  }))
  for (const { entryId, band, notes } of line)
    await query('update waitlist_submissions set funding_target = $2, notes = $3 where id = $1', [
      entryId,
      band,
      notes,
    ])
  await fc.assert(
    fc.asyncProperty(anyRule, async (chosen) => {
      await query('update launch_invites set expires_at = now()')
      const { wave, people } = await dryRun(chosen)
      const { band, tag, rankFrom = 1, rankUpTo = Infinity, share, limit } = chosen
      const eligible = line
        .filter((_each, index) => index + 1 >= rankFrom && index + 1 <= rankUpTo)
        .filter((each) => band === undefined || each.band === band)
        .filter((each) => tag === undefined || each.notes.includes(tag))
        .map(({ email }) => email)
      // A random share is any part of the eligible people, in their order.
      const picked = eligible.filter((email) => share === 100 || (people as string[]).includes(email))
      expect(people).toEqual(picked.slice(0, limit))
      await send(wave.id)
      const mailed = await query<{ email: string }>(
        `select e.email from pgboss.job j join launch_invites i on i.id = (j.data ->> 'inviteId')::uuid
         join launch_members m on m.id = i.member_id join waitlist_submissions e on e.id = m.entry_id
         where j.name = 'launch-invite-mail' and i.wave_id = $1 order by i.position`,
        [wave.id],
      )
      expect(mailed.map(({ email }) => email)).toEqual(people)
    }),
    { numRuns: 12 },
  )
})

test('many requests at a time with one invitation make one account, with a confirmed address', async () => {
  const [person] = await addPeople(1)
  const email = person?.email ?? ''
  await send((await dryRun()).wave.id)
  const path = await mailedPath(email)
  const answers = await Promise.all(Array.from({ length: attempts }, () => accept(path)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(attempts - 1)
  expect(await usersWith(email)).toEqual([{ user_type: 'creator', email_verified: true }])
  expect((await running.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
  const [member] = await query<{ left_at: Date | null }>('select left_at from launch_members where id = $1', [
    person?.id,
  ])
  expect(member?.left_at).toBeInstanceOf(Date)
  const { body } = await request('GET', 'launch/waves')
  expect(body.items[0]).toMatchObject({ sent: 1, opened: 1, redeemed: 1 })
})

test('opening the link shows the form and uses nothing up; a weak password can be corrected', async () => {
  const [person] = await addPeople(1)
  await send((await dryRun()).wave.id)
  const path = await mailedPath(person?.email ?? '')
  for (let scan = 0; scan < 3; scan++) expect((await running.app.request(path)).status).toBe(200)
  const weak = await accept(path, 'x')
  expect([weak.status, await weak.text()]).toEqual([
    400,
    expect.stringContaining('at least 6 characters') as string,
  ])
  expect(await usersWith(person?.email ?? '')).toEqual([])
  expect((await accept(path)).status).toBe(200)
})

test('the report names who came in first, and an accepted invitation says so kindly', async () => {
  const [waiting, person] = await addPeople(2)
  const { wave } = await dryRun()
  await send(wave.id)
  const path = await mailedPath(person?.email ?? '')
  await accept(path)
  const { items } = (await request('GET', `launch/waves/${wave.id}/people`)).body
  expect(items).toEqual([
    { email: person?.email, state: 'accepted', at: expect.any(String) as string },
    { email: waiting?.email, state: 'sent', at: expect.any(String) as string },
  ])
  const again = await running.app.request(path)
  expect(await again.text()).toContain('You’ve already accepted this invitation.')
})

test('the onboarding starts with what the waitlist has asked', async () => {
  const [person] = await addPeople(1)
  const email = person?.email ?? ''
  await query(`update waitlist_submissions set content_type = 'twitch' where id = $1`, [person?.entryId])
  await send((await dryRun()).wave.id)
  await accept(await mailedPath(email))
  const signedIn = await running.post('/api/auth/sign-in/email', { email, password })
  const profile = await running.app.request('/api/profile', { headers: cookieFrom(signedIn) })
  expect(await profile.json()).toMatchObject({
    hasCompletedOnboarding: false,
    prefill: { primaryPlatform: 'Twitch', investmentGoals: 'Fund creative projects' },
  })
})

test('someone with an account accepts without a new password, and the account stays as it is', async () => {
  const [person] = await addPeople(1)
  const email = person?.email ?? ''
  await running.post('/api/auth/sign-up/email', { email, password: 'my own old password' })
  await send((await dryRun()).wave.id)
  const path = await mailedPath(email)
  const page = await (await running.app.request(path)).text()
  expect(page).toContain('You already have an account')
  expect(page).not.toContain('type="password"')
  const answer = await accept(path, '')
  expect(await answer.text()).toContain('Invitation accepted.')
  expect((await running.post('/api/auth/sign-in/email', { email, password })).status).not.toBe(200)
})

test('an expired, forged or foreign invitation creates nothing', async () => {
  const [person] = await addPeople(1)
  const email = person?.email ?? ''
  const { wave } = await dryRun()
  await send(wave.id)
  const path = await mailedPath(email)
  await query(`update launch_invites set expires_at = now() - interval '1 minute' where wave_id = $1`, [
    wave.id,
  ])
  expect((await accept(path)).status).toBe(409)
  const [invite] = await query<{ id: string }>('select id from launch_invites where wave_id = $1', [wave.id])
  const [link] = await query<{ token_hash: string }>(
    'select token_hash from launch_invite_links where invite_id = $1',
    [invite?.id],
  )
  expect(path).not.toContain(link?.token_hash)
  for (const token of [invite?.id ?? '', randomUUID(), link?.token_hash ?? ''])
    expect((await accept(`/api/launch/invitation?token=${encodeURIComponent(token)}`)).status).toBe(404)
  expect(await usersWith(email)).toEqual([])
})

test('a reminder comes once, three days before the end', async () => {
  const [person] = await addPeople(1)
  const { wave } = await dryRun()
  await send(wave.id)
  await mailedPath(person?.email ?? '')
  await remindInvited(running)
  await query(`update launch_invites set expires_at = now() + interval '2 days' where wave_id = $1`, [
    wave.id,
  ])
  await Promise.all([remindInvited(running), remindInvited(running)])
  await mailedPath(person?.email ?? '', 2)
  const [jobs] = await query<{ n: number }>(
    `select count(*)::int as n from pgboss.job where name = 'launch-invite-mail'
     and (data ->> 'inviteId')::uuid in (select id from launch_invites where wave_id = $1)`,
    [wave.id],
  )
  expect(jobs?.n).toBe(2)
})
