import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import { addPerson, publish, type Person } from '#testing/campaigns.ts'
import { postPlainForm } from '#testing/post-plain-form.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
let creator: Person
let campaign: OwnCampaign
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  creator = await addPerson(running)
  campaign = await publish(running, creator)
})
afterAll(() => running.close())

const input = { amountMinor: 5_000, currency: 'USD', model: 'donation', version: 1 }
const reserve = (person: Person, changes: object = {}, slug = campaign.slug) =>
  person.ask('PUT', `/api/campaigns/${slug}/reservation`, { ...input, ...changes })
const totals = async (slug = campaign.slug) => {
  const response = await running.app.request(`/api/campaigns/${slug}`)
  const { reservedMinor, reservationCount } = (await response.json()) as OwnCampaign
  return [reservedMinor, reservationCount]
}

test('a person has one reservation, however often it is sent, and can change and cancel it', async () => {
  const backer = await addPerson(running)
  const sent = await Promise.all(Array.from({ length: 5 }, () => reserve(backer)))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await totals()).toEqual([5_000, 1])
  await reserve(backer, { amountMinor: 7_500, model: 'rewards', reward: 0 })
  expect(await totals()).toEqual([7_500, 1])
  expect((await backer.ask('DELETE', `/api/campaigns/${campaign.slug}/reservation`)).status).toBe(204)
  expect((await backer.ask('DELETE', `/api/campaigns/${campaign.slug}/reservation`)).status).toBe(404)
  expect(await totals()).toEqual([0, 0])
})

test.each([
  ['negative', { amountMinor: -5_000 }],
  ['a fraction', { amountMinor: 50.5 }],
  ['above the limit', { amountMinor: 5_000_001 }],
  ['above the goal', { amountMinor: 800_001 }],
  ['in a foreign currency', { currency: 'EUR' }],
  ['in an unknown currency', { currency: 'ABC' }],
  ['for a model that is not offered', { model: 'roi' }],
])('a reservation that is %s is refused and stores nothing', async (_name, changes) => {
  const backer = await addPerson(running)
  const before = await totals()
  expect((await reserve(backer, changes)).status).toBe(400)
  expect(await totals()).toEqual(before)
})

test('people who reserve at the same time cannot exceed a fixed goal', async () => {
  const { slug } = await publish(running, await addPerson(running))
  const backers = await Promise.all(Array.from({ length: 4 }, () => addPerson(running)))
  const sent = await Promise.all(backers.map((backer) => reserve(backer, { amountMinor: 300_000 }, slug)))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await totals(slug)).toEqual([600_000, 2])
})

test('an account with an unconfirmed address can’t add to what everybody sees', async () => {
  const stranger = await addPerson(running)
  await running.database.pool.query('update users set email_verified = false')
  const before = await totals()
  const path = `/api/campaigns/${campaign.slug}`
  expect((await reserve(stranger)).status).toBe(403)
  expect((await stranger.ask('PUT', `${path}/following`)).status).toBe(403)
  expect((await stranger.ask('PUT', `${path}/pledge`, { ...input, card: 'test-succeeds' })).status).toBe(403)
  for (const action of ['reserve', 'follow']) {
    const fields = { action, amount: '50', choice: 'donation', version: '1' }
    const refused = await postPlainForm(running, `${path}/forms`, fields, stranger.cookie)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Confirm your email address first.')
  }
  expect(await totals()).toEqual(before)
  expect((await stranger.ask('DELETE', `${path}/reservation`)).status).toBe(404)
  await running.database.pool.query('update users set email_verified = true')
})

test('a campaign that ended takes no reservations, and one’s own never does', async () => {
  const { id, slug } = await publish(running, await addPerson(running))
  await running.database.pool.query(`update campaigns set status = 'closed' where id = $1`, [id])
  expect((await reserve(await addPerson(running), {}, slug)).status).toBe(409)
  expect((await reserve(creator)).status).toBe(403)
})

test('the page can be read without scripts, says that no money is involved, and its forms work', async () => {
  const backer = await addPerson(running)
  const open = async (query = '') => {
    const response = await running.app.request(`/campaigns/${campaign.slug}${query}`, {
      headers: backer.cookie,
    })
    return response.text()
  }
  const page = await open()
  expect(page).toContain('Reservations are non-binding. No money is collected.')
  expect(page).not.toContain('<script')
  const post = (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString()
    const headers = {
      ...backer.cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      origin: 'http://127.0.0.1:3000',
    }
    return running.app.request(`/api/campaigns/${campaign.slug}/forms`, { method: 'POST', body, headers })
  }
  const wrong = await post({ action: 'reserve', amount: '12,5', choice: 'donation', version: '1' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('value="12,5"')
  const done = await post({ action: 'reserve', amount: '12.50', choice: 'donation', version: '1' })
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    `/campaigns/${campaign.slug}?done=reserve`,
  ])
  expect(await open('?done=reserve')).toContain('You reserved $12.50.')
  await post({ action: 'follow' })
  await post({ action: 'ask', question: 'Which lines? <b>' })
  await post({ action: 'ask', question: 'Which lines? <b>' })
  const path = `/api/own-campaigns/${campaign.id}/questions`
  const { items } = (await creator.ask<{ items: { id: string }[] }>('GET', path)).body
  expect(items).toHaveLength(1)
  expect(await open()).not.toContain('Which lines?')
  await creator.ask('PUT', `${path}/${items[0]!.id}`, { answer: 'All of them.' })
  const answered = await open()
  expect(answered).toContain('Which lines? &lt;b&gt;')
  expect(answered).toContain('1 follower')
  const visitor = await postPlainForm(running, `/api/campaigns/${campaign.slug}/forms`, { action: 'follow' })
  expect(visitor.headers.get('location')).toContain('/login?returnTo=')
})

test('deleting an account cancels its reservations and keeps them without a name', async () => {
  const { id, slug } = await publish(running, await addPerson(running))
  const backer = await addPerson(running)
  await reserve(backer, {}, slug)
  const exported = await backer.ask('GET', '/api/account/export')
  expect(exported.body).toMatchObject({ campaigns: { reservations: [{ slug, amountMinor: 5_000 }] } })
  expect((await backer.ask('DELETE', '/api/account', {})).status).toBe(200)
  expect(await totals(slug)).toEqual([0, 0])
  const { rows } = await running.database.pool.query(
    'select user_id, canceled_at is not null as canceled from campaign_reservations where campaign_id = $1',
    [id],
  )
  expect(rows).toEqual([{ user_id: null, canceled: true }])
})

test('a deleted creator’s draft is gone, and what was public is closed under no name', async () => {
  const leaving = await addPerson(running)
  const { id, slug } = await publish(running, leaving)
  await leaving.ask('POST', `/api/own-campaigns/${id}/updates`, { title: 'We start', body: 'In May.' })
  await leaving.ask('POST', '/api/own-campaigns', { title: 'Never finished' })
  expect((await leaving.ask('DELETE', '/api/account', {})).status).toBe(200)
  const { rows } = await running.database.pool.query(
    `select title, status, owner_id, creator_name from campaigns where slug = $1 or title = 'Never finished'`,
    [slug],
  )
  expect(rows).toEqual([
    { title: 'Night trains', status: 'closed', owner_id: null, creator_name: 'A former member' },
  ])
  const page = await (await running.app.request(`/campaigns/${slug}`)).text()
  expect(page).toContain('A former member')
  expect(page).toContain('We ride every night train that is left.')
  expect(page).toContain('We start')
  expect(page).not.toContain('Ines Costa')
  const stored = await running.database.pool.query(
    `select c.draft, v.content from campaigns c join campaign_versions v on v.campaign_id = c.id where slug = $1`,
    [slug],
  )
  expect(JSON.stringify(stored.rows)).not.toContain('Ines Costa')
})
