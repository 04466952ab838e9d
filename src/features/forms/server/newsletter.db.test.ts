import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { unsubscriptionMessages } from '../contract/form-messages.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  await running.startBackgroundJobs()
})
afterAll(() => running.close())

const subscribe = (email: string, headers: Record<string, string> = {}) =>
  running.post('/api/forms/newsletter', { email }, headers)
const rows = async () =>
  (await running.database.pool.query('select email, status from newsletter_subscriptions order by email'))
    .rows as unknown[]

const mailsTo = (address: string) => readOutbox(running.config.dataDir, address)

test('a visitor who subscribes twice, however spelt, is stored once and gets the same answer', async () => {
  const first = await subscribe('Ada@Example.org')
  const second = await subscribe(' ada@example.ORG ')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await first.json()).toEqual(await second.json())
  expect(await rows()).toEqual([{ email: 'Ada@Example.org', status: 'active' }])
})

test('a subscription is confirmed by one mail with a one-click way out, and only a press of the button takes it', async () => {
  await subscribe('grace@example.org')
  const [mail] = await eventually(async () => {
    const mails = await mailsTo('grace@example.org')
    expect(mails).toHaveLength(1)
    return mails
  })
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const way = new URL(header('list-unsubscribe').slice(1, -1))
  const looked = await running.app.request(way.pathname + way.search)
  expect(await looked.text()).toContain('<button type="submit">Unsubscribe</button>')
  expect(await rows()).toContainEqual({ email: 'grace@example.org', status: 'active' })
  const oneClick = await running.app.request(way.pathname + way.search, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '26' },
  })
  expect(oneClick.status).toBe(200)
  expect(await oneClick.text()).toContain(unsubscriptionMessages.done)
  expect(await rows()).toContainEqual({ email: 'grace@example.org', status: 'inactive' })
  await subscribe('grace@example.org')
  expect(await rows()).toContainEqual({ email: 'grace@example.org', status: 'active' })
})

test.each(['', 'x', `${crypto.randomUUID()}.forged`, `' or 1=1 --.x`])(
  'the way out cannot be forged: %j',
  async (token) => {
    const response = await running.app.request(
      `/api/forms/newsletter/unsubscription?token=${encodeURIComponent(token)}`,
      { method: 'POST' },
    )
    expect(response.status).toBe(404)
    const page = await running.app.request(
      `/api/forms/newsletter/unsubscription?token=${encodeURIComponent(token)}`,
    )
    expect(page.status).toBe(404)
    expect(await page.text()).not.toContain('<button')
  },
)

test('a late retry of a subscription does not undo the unsubscription in between', async () => {
  const headers = { 'idempotency-key': 'late-retry' }
  await subscribe('late@example.org', headers)
  await running.database.pool.query(
    "update newsletter_subscriptions set status = 'inactive' where email = 'late@example.org'",
  )
  expect((await subscribe('late@example.org', headers)).status).toBe(201)
  expect(await rows()).toContainEqual({ email: 'late@example.org', status: 'inactive' })
})

test('what a program subscribed is kept as spam, unconfirmed, and does not stand in the way of the person', async () => {
  const trapped = { email: 'victim@example.org', homepage: 'https://spam.example' }
  expect((await running.post('/api/forms/newsletter', trapped)).status).toBe(201)
  expect(await rows()).toContainEqual({ email: 'victim@example.org', status: 'inactive' })
  await subscribe('victim@example.org')
  await eventually(async () => expect(await mailsTo('victim@example.org')).toHaveLength(1))
  expect(await rows()).toContainEqual({ email: 'victim@example.org', status: 'active' })
})
