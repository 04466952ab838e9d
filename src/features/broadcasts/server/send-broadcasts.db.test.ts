import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#platform/common/errors.ts'
import type { MailMessage } from '#platform/server/mail/mail.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sendBroadcastBatch, startDueBroadcasts } from './send-broadcasts.ts'

let running: TestApp
let admin: Awaited<ReturnType<typeof requestAs>>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  admin = await requestAs(running, 'admin')
})
afterAll(() => running.close())

let sent: MailMessage[]
/** What the mail server does with the next emails. */
let onSend: (message: MailMessage) => Promise<void> | void
beforeEach(async () => {
  sent = []
  onSend = () => {}
  for (const table of [
    'broadcast_recipients',
    'broadcasts',
    'mail_blocks',
    'waitlist_submissions',
    'newsletter_subscriptions',
  ])
    await query(`delete from ${table}`)
})

const query = async (text: string, values: unknown[] = []) =>
  (await running.database.pool.query(text, values)).rows as Record<string, unknown>[]

const mail = {
  async send(message: MailMessage) {
    await onSend(message)
    sent.push(message)
  },
  close: async () => {},
}
const check = () => startDueBroadcasts(running)()
const batch = (id: string) =>
  sendBroadcastBatch({ ...running, mail })({
    data: { broadcastId: id },
    signal: new AbortController().signal,
  })
const recipients = () => sent.map(({ to }) => to).toSorted()

async function addEntry(name: string, { userType = 'creators', confirmed = true, status = 'pending' } = {}) {
  const email = `${name}@example.org`
  await query(
    `insert into waitlist_submissions (form_type, email, email_key, user_type, status, confirmed_at)
     values ('waitlist', $1, $1, $2, $3, case when $4 then now() end)`,
    [email, userType, status, confirmed],
  )
}

const content = { subject: 'We open on Monday', body: 'Hello.\n\nBring a friend.', list: 'waitlist' }
type Shown = { id: string; updatedAt: string; status: string; counts: Record<string, number> }

async function start(change: Record<string, unknown> = {}): Promise<string> {
  const draft = (await admin('POST', 'broadcasts', { ...content, ...change })).body as Shown
  const schedule = { updatedAt: draft.updatedAt, scheduledAt: null }
  const scheduled = await admin('POST', `broadcasts/${draft.id}/schedule`, schedule)
  expect(scheduled.status).toBe(200)
  await check()
  return draft.id
}
const shown = async (id: string) =>
  ((await admin('GET', 'broadcasts')).body.items as Shown[]).find((each) => each.id === id)

test('goes once to everyone on the list who has confirmed, and ends', async () => {
  await addEntry('ada')
  await addEntry('ada', { userType: 'backers' })
  await addEntry('bob')
  await addEntry('cleo', { confirmed: false })
  await addEntry('dan', { status: 'rejected' })
  const id = await start()
  await batch(id)
  await batch(id)
  await check()
  expect(recipients()).toEqual(['ada@example.org', 'bob@example.org'])
  expect(await shown(id)).toMatchObject({ status: 'sent', counts: { sent: 2, waiting: 0, repeated: 0 } })
  expect(sent[0]).toMatchObject({
    subject: content.subject,
    headers: { 'List-Unsubscribe-Post': expect.any(String) },
  })
})

test('two workers share the work', async () => {
  for (let index = 0; index < 120; index++) await addEntry(`person${index}`)
  const id = await start()
  await Promise.all([batch(id), batch(id)])
  expect(new Set(recipients()).size).toBe(120)
  expect(sent).toHaveLength(120)
  expect(await shown(id)).toMatchObject({ status: 'sent' })
})

test('an audience gets what is written for it', async () => {
  await addEntry('ada')
  await addEntry('bob', { userType: 'backers' })
  await batch(await start({ audience: 'backers' }))
  expect(recipients()).toEqual(['bob@example.org'])
})

test('consent counts at the moment of sending', async () => {
  for (const name of ['ada', 'bob', 'cleo']) await addEntry(name)
  const id = await start()
  await query(`update waitlist_submissions set status = 'rejected' where email_key = 'ada@example.org'`)
  await query(`insert into mail_blocks (email_key, reason) values ('bob@example.org', 'unsubscribed')`)
  await batch(id)
  expect(recipients()).toEqual(['cleo@example.org'])
  expect(await shown(id)).toMatchObject({ counts: { sent: 1, skipped: 2 } })
})

test('a pause takes effect before the next email, and resuming sends the rest', async () => {
  for (const name of ['ada', 'bob', 'cleo']) await addEntry(name)
  const id = await start()
  onSend = async () => void (await admin('POST', `broadcasts/${id}/pause`))
  await batch(id)
  expect(sent).toHaveLength(1)
  onSend = () => {}
  await query('update broadcast_recipients set leased_until = null')
  await admin('POST', `broadcasts/${id}/resume`)
  await check()
  await batch(id)
  expect(new Set(recipients()).size).toBe(3)
  expect(sent).toHaveLength(3)
})

test('after a process died while sending, the email is sent again with the same ID and counted', async () => {
  await addEntry('ada')
  const id = await start()
  let crash: (() => void) | undefined
  onSend = (message) => {
    sent.push(message)
    return new Promise((_, reject) => (crash = () => reject(new Error('killed'))))
  }
  void batch(id).catch(() => {})
  await expect.poll(() => sent).toHaveLength(1)
  // The reservation of the dead process expires.
  await query(`update broadcast_recipients set leased_until = now() - interval '1 second'`)
  onSend = () => {}
  await batch(id)
  expect(sent).toHaveLength(2)
  expect(sent[0]?.messageId).toBe(sent[1]?.messageId)
  expect(await shown(id)).toMatchObject({ status: 'sent', counts: { sent: 1, repeated: 1 } })
  crash?.()
})

test('a temporary failure is tried again later, and a rejected address is never written to again', async () => {
  await addEntry('ada')
  await addEntry('bob')
  const id = await start()
  onSend = ({ to }) => {
    throw new AppError(to === 'ada@example.org' ? 'UNAVAILABLE' : 'INVALID_ARGUMENT', 'no')
  }
  await batch(id)
  expect(await shown(id)).toMatchObject({ status: 'sending', counts: { waiting: 1, failed: 1, sent: 0 } })
  onSend = () => {}
  await batch(id)
  expect(sent).toHaveLength(0)
  await query('update broadcast_recipients set leased_until = null')
  await batch(id)
  expect(recipients()).toEqual(['ada@example.org'])
  await batch(await start())
  expect(recipients()).toEqual(['ada@example.org', 'ada@example.org'])
})

test('an email after joining reaches each new member once, and no one who joined before', async () => {
  await addEntry('early')
  await query(`update waitlist_submissions set confirmed_at = now() - interval '1 day'`)
  const id = await start({ timing: 'after-joining', delayDays: 0 })
  await batch(id)
  expect(sent).toHaveLength(0)
  await addEntry('new')
  await check()
  await batch(id)
  await check()
  await batch(id)
  expect(recipients()).toEqual(['new@example.org'])
  expect(await shown(id)).toMatchObject({ status: 'sending' })
})

test('one click unsubscribes from the waitlist’s emails, and a used link stays friendly', async () => {
  await addEntry('ada')
  await batch(await start())
  const link = new URL(sent[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
  const path = `${link.pathname}${link.search}`
  const page = await running.app.request(path)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Do you want to stop getting these emails?')
  for (let time = 0; time < 2; time++) {
    const done = await running.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '26' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(done.status).toBe(200)
    expect(await done.text()).toContain('any more')
  }
  sent = []
  await batch(await start())
  expect(sent).toHaveLength(0)
  expect((await running.app.request(`${link.pathname}?token=forged`)).status).toBe(404)
})

test('the newsletter’s unsubscribe link ends the subscription', async () => {
  await query(
    `insert into newsletter_subscriptions (email, email_key, status) values ('n@example.org', 'n@example.org', 'active')`,
  )
  await batch(await start({ list: 'newsletter' }))
  const link = new URL(sent[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
  await running.app.request(`${link.pathname}${link.search}`, { method: 'POST' })
  expect(await query('select status from newsletter_subscriptions')).toEqual([{ status: 'inactive' }])
})
