import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { newsletterMessages } from '../contract/newsletter.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  await running.startBackgroundJobs()
})
afterAll(() => running.close())

const subscribe = (email: string) => running.post('/api/forms/newsletter', { email })
const rows = async () =>
  (await running.database.pool.query('select email, status from newsletter_subscriptions order by email'))
    .rows as unknown[]

async function mailsTo(address: string) {
  const folder = join(running.config.dataDir, 'outbox')
  const mails = await Promise.all(
    readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

test('a visitor who subscribes twice, however spelt, is stored once and gets the same answer', async () => {
  const first = await subscribe('Ada@Example.org')
  const second = await subscribe(' ada@example.ORG ')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await first.json()).toEqual(await second.json())
  expect(await rows()).toEqual([{ email: 'Ada@Example.org', status: 'active' }])
})

test('a subscription is confirmed by one mail with a one-click way out, and the way out works', async () => {
  await subscribe('grace@example.org')
  const [mail] = await vi.waitFor(async () => {
    const mails = await mailsTo('grace@example.org')
    expect(mails).toHaveLength(1)
    return mails
  }, 15_000)
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const way = new URL(header('list-unsubscribe').slice(1, -1))
  const oneClick = await running.app.request(way.pathname + way.search, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '26' },
  })
  expect(await oneClick.json()).toEqual({ message: newsletterMessages.unsubscribed })
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
  },
)
