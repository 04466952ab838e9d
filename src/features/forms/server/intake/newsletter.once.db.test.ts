import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { waitForMails } from '#testing/mailed-token.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { newsletterWelcome } from '../mail/confirmation-jobs.ts'
import { confirmationMessages, unsubscriptionMessages } from '../../contract/form-messages.ts'

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

const statusOf = async (email: string) =>
  ((await rows()) as { email: string; status: string }[]).find((row) => row.email === email)?.status

const pressButton = (path: string) =>
  running.app.request(path, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '26' },
  })

/** The two links in the latest of `count` emails. */
async function linksIn(address: string, count: number) {
  const mail = (await waitForMails(running, address, count)).at(-1)!
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  const pathOf = (link: string) => new URL(link).pathname + new URL(link).search
  const [confirmation = ''] = /http\S+confirmation\?token=\S+/.exec(mail.text ?? '') ?? []
  return {
    header,
    confirmation: pathOf(confirmation),
    unsubscribePath: header('list-unsubscribe') === '' ? '' : pathOf(header('list-unsubscribe').slice(1, -1)),
  }
}

const mailsTo = (address: string) => readOutbox(running.config.dataDir, address)

test('a visitor who subscribes twice, in any spelling, is stored once and gets the same response', async () => {
  const first = await subscribe('Ada@Example.org')
  const second = await subscribe(' ada@example.ORG ')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await first.json()).toEqual(await second.json())
  expect(await rows()).toEqual([{ email: 'Ada@Example.org', status: 'unconfirmed' }])
})

test('only the button behind the emailed link activates a subscription', async () => {
  await subscribe('grace@example.org')
  const { confirmation } = await linksIn('grace@example.org', 1)
  const page = await running.app.request(confirmation)
  expect(await page.text()).toContain('<button type="submit">Confirm subscription</button>')
  expect(await statusOf('grace@example.org')).toBe('unconfirmed')
  const pressed = await pressButton(confirmation)
  expect([pressed.status, await pressed.text()]).toEqual([
    200,
    expect.stringContaining(confirmationMessages.newsletter.done) as string,
  ])
  expect(await statusOf('grace@example.org')).toBe('active')
  expect((await pressButton(confirmation)).status).toBe(200)
})

test('an older process does not take the email with the link, which it would drop', async () => {
  await subscribe('beside@example.org')
  await linksIn('beside@example.org', 1)
  const { rows: jobs } = await running.database.pool.query<{ name: string }>(
    `select j.name from pgboss.job j join newsletter_subscriptions n on n.id = (j.data->>'subscriptionId')::uuid
     where n.email = 'beside@example.org'`,
  )
  expect(jobs.map(({ name }) => name)).toEqual([expect.not.stringMatching(/^newsletter-confirmation$/)])
})

test('someone whom an older process has subscribed gets the email that it promised', async () => {
  const { pool, db } = running.database
  const { rows: added } = await pool.query<{ id: string }>(
    `insert into newsletter_subscriptions (email, email_key) values ('before@example.org', 'before@example.org') returning id`,
  )
  await running.jobs.send(db, newsletterWelcome, { subscriptionId: added[0]!.id })
  const [mail] = await waitForMails(running, 'before@example.org', 1)
  expect(mail?.subject).toBe('You’re subscribed to the Crovest newsletter')
  expect(mail?.text).not.toContain('confirm')
  const { pathname, search } = new URL(/http\S+unsubscription\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect((await pressButton(pathname + search)).status).toBe(200)
  expect(await statusOf('before@example.org')).toBe('inactive')
})

test('unsubscribing is one click for mail clients and asks readers who open the link', async () => {
  await subscribe('linus@example.org')
  const { confirmation, header, unsubscribePath: unsubscribeLink } = await linksIn('linus@example.org', 1)
  await pressButton(confirmation)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const looked = await running.app.request(unsubscribeLink)
  expect(await looked.text()).toContain('<button type="submit">Unsubscribe</button>')
  expect(await statusOf('linus@example.org')).toBe('active')
  const oneClick = await pressButton(unsubscribeLink)
  expect(oneClick.status).toBe(200)
  expect(await oneClick.text()).toContain(unsubscriptionMessages.done)
  expect(await statusOf('linus@example.org')).toBe('inactive')
})

test('after unsubscribing, only the owner of the mailbox can reactivate the subscription', async () => {
  await subscribe('again@example.org')
  const { confirmation, unsubscribePath: unsubscribeLink } = await linksIn('again@example.org', 1)
  await pressButton(confirmation)
  await pressButton(unsubscribeLink)
  expect((await pressButton(confirmation)).status).toBe(404)
  expect((await subscribe('again@example.org')).status).toBe(201)
  expect(await statusOf('again@example.org')).toBe('unconfirmed')
  const again = await linksIn('again@example.org', 2)
  await pressButton(again.confirmation)
  expect(await statusOf('again@example.org')).toBe('active')
})

test('an address gets at most one confirmation email a day', async () => {
  await subscribe('bombed@example.org')
  await linksIn('bombed@example.org', 1)
  await subscribe('bombed@example.org')
  await subscribe('after-it@example.org')
  await linksIn('after-it@example.org', 1)
  expect(await mailsTo('bombed@example.org')).toHaveLength(1)
  await running.database.pool.query(
    "update newsletter_subscriptions set subscribed_at = now() - interval '25 hours' where email = 'bombed@example.org'",
  )
  await subscribe('bombed@example.org')
  await linksIn('bombed@example.org', 2)
})

test('an expired confirmation link, or one signed for another purpose, confirms nothing', async () => {
  await subscribe('forged@example.org')
  const { unsubscribePath: unsubscribeLink } = await linksIn('forged@example.org', 1)
  const { rows: found } = await running.database.pool.query<{ id: string }>(
    "select id from newsletter_subscriptions where email = 'forged@example.org'",
  )
  const id = found[0]!.id
  for (const token of [
    running.signer.signUntil('newsletter-confirmation:', id, new Date(Date.now() - 1000)),
    running.signer.sign('newsletter-confirmation:', id),
    running.signer.signUntil('waitlist-confirmation:', id, new Date(Date.now() + 60_000)),
    new URL(unsubscribeLink, 'http://x').searchParams.get('token') ?? '',
    '',
    'x.1.y',
  ]) {
    const path = `/api/forms/newsletter/confirmation?token=${encodeURIComponent(token)}`
    expect([token, (await pressButton(path)).status]).toEqual([token, 404])
    expect((await running.app.request(path)).status).toBe(404)
  }
  expect(await statusOf('forged@example.org')).toBe('unconfirmed')
})

test.each(['', 'x', `${crypto.randomUUID()}.forged`, `' or 1=1 --.x`])(
  'rejects a forged unsubscribe link: %j',
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

test('a late retry of a subscription does not undo an unsubscription', async () => {
  const headers = { 'idempotency-key': 'late-retry' }
  await subscribe('late@example.org', headers)
  await running.database.pool.query(
    "update newsletter_subscriptions set status = 'inactive' where email = 'late@example.org'",
  )
  expect((await subscribe('late@example.org', headers)).status).toBe(201)
  expect(await rows()).toContainEqual({ email: 'late@example.org', status: 'inactive' })
})

test("a bot's subscription is stored as spam, unconfirmed, and does not block the owner", async () => {
  const trapped = { email: 'victim@example.org', homepage: 'https://spam.example' }
  expect((await running.post('/api/forms/newsletter', trapped)).status).toBe(201)
  expect(await rows()).toContainEqual({ email: 'victim@example.org', status: 'inactive' })
  await subscribe('victim@example.org')
  await eventually(async () => expect(await mailsTo('victim@example.org')).toHaveLength(1))
  expect(await rows()).toContainEqual({ email: 'victim@example.org', status: 'unconfirmed' })
})

test('an address is asked once per tool whether it wants an email, and only the button behind the link confirms', async () => {
  const ask = (toolId: string, email = 'tool@example.org') =>
    running.post('/api/forms/tool_interest', { toolId, toolTitle: toolId, email })
  const first = await ask('course-builder')
  const again = await ask('course-builder', ' Tool@Example.ORG ')
  expect([first.status, await first.json()]).toEqual([again.status, await again.json()])
  const { confirmation } = await linksIn('tool@example.org', 1)
  const stored = async () =>
    (
      await running.database.pool.query(
        `select status from form_submissions where form_type = 'tool_interest'`,
      )
    ).rows as unknown[]
  expect((await running.app.request(confirmation)).status).toBe(200)
  expect(await stored()).toEqual([{ status: 'unconfirmed' }])
  expect(await (await pressButton(confirmation)).text()).toContain(confirmationMessages.tool_interest.done)
  expect(await stored()).toEqual([{ status: 'confirmed' }])
  await ask('offer-generator')
  expect(await waitForMails(running, 'tool@example.org', 2)).toHaveLength(2)
})

test('requests for the same tool at the same moment are stored once and asked once', async () => {
  const email = 'impatient@example.org'
  const ask = async () =>
    running.post('/api/forms/tool_interest', { toolId: 'pitch-deck-generator', toolTitle: 'Pitch', email })
  const responses = await Promise.all(Array.from({ length: 8 }, ask))
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(8).fill(201))
  const { rowCount } = await running.database.pool.query(
    `select 1 from form_submissions where fields ->> 'email' = $1`,
    [email],
  )
  expect(rowCount).toBe(1)
  expect(await waitForMails(running, email, 1)).toHaveLength(1)
})

test('a request for an unknown tool is stored, but nobody gets an email because of it', async () => {
  const ask = (toolId: unknown, email = 'flooded@example.org') =>
    running.post('/api/forms/tool_interest', { toolId, toolTitle: 'Tool', email })
  for (const toolId of ['x1', 'x2', ' pitch-deck-generator', 'Pitch-Deck-Generator', 1, null])
    expect((await ask(toolId)).status).toBe(201)
  await ask('pitch-deck-generator')
  expect(await waitForMails(running, 'flooded@example.org', 1)).toHaveLength(1)
  const { rows: stored } = await running.database.pool.query(
    `select status from form_submissions where fields ->> 'email' = 'flooded@example.org' order by status`,
  )
  expect(stored).toEqual([...Array<object>(6).fill({ status: 'new' }), { status: 'unconfirmed' }])
})

test('an address gets at most five emails about tools an hour, whatever it asks for', async () => {
  const strict = await startTestApp()
  try {
    const ask = (email: string) =>
      strict.post('/api/forms/tool_interest', { toolId: 'pitch-deck-generator', toolTitle: 'Pitch', email })
    for (let count = 0; count < 5; count++) expect((await ask('often@example.org')).status).toBe(201)
    expect((await ask(' OFTEN@example.org')).status).toBe(429)
    expect((await ask('other@example.org')).status).toBe(201)
  } finally {
    await strict.close()
  }
})
