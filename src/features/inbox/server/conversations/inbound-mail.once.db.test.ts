import { createHmac } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#platform/common/durations.ts'
import { killNewProcesses } from '#testing/kill-new-processes.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { takeMailFiles } from './mail-folder.ts'

const secret = 'a-secret-of-at-least-thirty-two-characters'
let running: TestApp
let admin: Awaited<ReturnType<typeof requestAs>>
beforeAll(async () => {
  running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    INBOUND_MAIL_SECRET: secret,
    INBOUND_MAIL_ADDRESS: 'reply@crovest.example',
  })
  admin = await requestAs(running, 'admin')
})
afterAll(() => running.close())

const now = () => String(Math.floor(Date.now() / 1000))
const sign = (body: string, timestamp: string, key = secret) =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('base64url')

const deliver = (body: string, { timestamp = now(), signature = sign(body, timestamp) } = {}) =>
  running.app.request('/api/inbound-mail', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'message/rfc822',
      'content-length': String(Buffer.byteLength(body)),
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
  })

const mail = (headers: Record<string, string>, text = 'Thank you!') =>
  [
    ...Object.entries({
      From: 'Ada Lovelace <ada@example.org>',
      To: 'hello@crovest.example',
      Subject: 'A question',
      'Message-ID': `<${crypto.randomUUID()}@example.org>`,
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n')

const search = async (q: string) =>
  (await admin('GET', `conversations?state=all&q=${q}`)).body.items as { id: string }[]
const full = async (id: string) => (await admin('GET', `conversations/${id}`)).body

async function write(name: string) {
  await running.post('/api/forms/contact', { name, email: `${name}@example.org`, message: 'Hello' })
  return (await search(name))[0]?.id ?? ''
}

test('an email from an unknown sender starts a conversation, and its copies have no effect', async () => {
  const body = mail({ 'Message-ID': '<one@example.org>', Subject: 'Pottery' }, 'May I join?')
  expect((await deliver(body)).status).toBe(204)
  expect((await deliver(body)).status).toBe(204)
  expect(await search('pottery')).toMatchObject([
    {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      subject: 'Pottery',
      preview: 'May I join?',
      source: 'email',
    },
  ])
})

test('two copies that arrive at the same moment have one effect', async () => {
  const body = mail({ Subject: 'Twins' })
  const statuses = (await Promise.all([deliver(body), deliver(body)])).map(({ status }) => status)
  expect(statuses).toContain(204)
  expect((await deliver(body)).status).toBe(204)
  expect(await search('twins')).toHaveLength(1)
})

test('an answer finds its conversation by the threading headers or the signed address, and reopens it', async () => {
  const id = await write('bella')
  const replyId = crypto.randomUUID()
  await admin('POST', `conversations/${id}/replies`, { id: replyId, text: 'Hi', seen: 0, done: true })
  const others = ['<x@y.example>', `<reply-${replyId}@crovest.local>`].join(' ')
  expect((await deliver(mail({ References: others }, 'By reference'))).status).toBe(204)
  expect(await full(id)).toMatchObject({ doneAt: null, waitingSince: expect.any(String), read: false })
  await deliver(mail({ 'In-Reply-To': `<contact-${id}@crovest.local>` }, 'By our confirmation'))
  const address = running.threading.replyAddress.of(id) ?? ''
  await deliver(mail({ To: `Crovest <${address.toUpperCase()}>` }, 'By address'))
  const texts = (await full(id)).messages.map(({ text }: { text: string }) => text)
  expect(texts).toEqual(['Hi', 'By reference', 'By our confirmation', 'By address'])
})

test('a forged tag in the address does not reach the conversation', async () => {
  const id = await write('carla')
  const address = (running.threading.replyAddress.of(id) ?? '').replace(
    /\.[\da-f]{16}@/,
    `.${'0'.repeat(16)}@`,
  )
  await deliver(mail({ To: address, Subject: 'Forgery' }))
  expect((await full(id)).messages).toEqual([])
  expect(await search('forgery')).toHaveLength(1)
})

test('a forged, changed, late or missing signature is refused and stores nothing', async () => {
  const body = mail({ Subject: 'Unsigned' })
  const late = String(Number(now()) - 301)
  for (const attempt of [
    { signature: '' },
    { signature: sign(body, now(), 'another-secret-of-at-least-32-characters') },
    { signature: sign(`${body} `, now()) },
    { timestamp: late, signature: sign(body, late) },
    { timestamp: now(), signature: sign(body, late) },
    { timestamp: 'yesterday', signature: sign(body, 'yesterday') },
  ])
    expect((await deliver(body, attempt)).status).toBe(401)
  expect(await search('unsigned')).toEqual([])
})

test('an answer to a deleted conversation starts a new one', async () => {
  const id = await write('deleted')
  await running.database.pool.query('delete from contact_submissions where id = $1', [id])
  const address = running.threading.replyAddress.of(id) ?? ''
  await deliver(mail({ To: address, 'In-Reply-To': `<contact-${id}@crovest.local>`, Subject: 'Orphan' }))
  expect(await search('orphan')).toHaveLength(1)
})

test('an automatic reply is shown but neither reopens nor waits', async () => {
  const id = await write('ella')
  await admin('POST', `conversations/${id}/replies`, {
    id: crypto.randomUUID(),
    text: 'Hi',
    seen: 0,
    done: true,
  })
  const away = mail(
    { 'In-Reply-To': `<contact-${id}@crovest.local>`, 'Auto-Submitted': 'auto-replied' },
    'Away',
  )
  expect((await deliver(away)).status).toBe(204)
  const { doneAt, waitingSince, messages } = await full(id)
  expect({ doneAt, waitingSince, last: messages.at(-1) }).toMatchObject({
    doneAt: expect.any(String),
    waitingSince: null,
    last: { isAutomatic: true },
  })
})

test('HTML becomes text, and headers cannot be broken out of', async () => {
  const html = '<style>p{}</style><p>Hello &amp; <b>welcome</b></p><script>alert(1)</script><p>Bye</p>'
  await deliver(
    mail({ 'Content-Type': 'text/html; charset=utf-8', Subject: 'Markup =?utf-8?q?a=0D=0AB?=' }, html),
  )
  const [found] = await search('markup')
  expect(found).toMatchObject({ preview: 'Hello & welcome\nBye' })
  expect((found as unknown as { subject: string }).subject).not.toMatch(/[\r\n]/)
})

test('huge and unreadable emails are refused', async () => {
  expect((await deliver(mail({}, 'x'.repeat(5 * 1024 * 1024)))).status).toBe(413)
  expect((await deliver('no email at all')).status).toBe(400)
  await deliver(mail({ Subject: 'Lengthy' }, 'word '.repeat(100_000)))
  const [found] = await search('lengthy')
  expect((await full(found?.id ?? '')).message.length).toBeLessThanOrEqual(50_000)
})

test('files in the folder are taken in and deleted, and unreadable ones set aside', async () => {
  const mailFolder = join(running.config.dataDir, 'inbox')
  await mkdir(mailFolder, { recursive: true })
  await writeFile(join(mailFolder, 'one.eml'), mail({ Subject: 'Dropped' }))
  await writeFile(join(mailFolder, 'two.eml'), 'nothing')
  await writeFile(join(mailFolder, 'three.txt'), 'not ours')
  await takeMailFiles({ ...running, ...running.threading, mailFolder })
  expect(await search('dropped')).toHaveLength(1)
  expect((await readdir(mailFolder)).toSorted()).toEqual(['three.txt', 'two.eml.rejected'])
})

test('a file whose parser is killed stays in the folder for a day, and then is set aside', async () => {
  const mailFolder = join(running.config.dataDir, 'killed')
  const check = () => takeMailFiles({ ...running, ...running.threading, mailFolder })
  await mkdir(mailFolder)
  const files = ['new.eml', 'old.eml'].map((name) => join(mailFolder, name))
  await Promise.all(files.map((file) => writeFile(file, mail({ Subject: 'Postponed' }))))
  const yesterday = new Date(Date.now() - dayMs)
  await utimes(files[1] ?? '', yesterday, yesterday)
  await killNewProcesses(check)
  expect(await readdir(mailFolder)).toEqual(['new.eml', 'old.eml.rejected'])
  await check()
  expect(await readdir(mailFolder)).toEqual(['old.eml.rejected'])
  expect(await search('postponed')).toHaveLength(1)
})

test('without a secret there is no such address', async () => {
  const app = running.appWith({
    config: { ...running.config, inboundMail: { secret: undefined, address: undefined } },
  })
  const response = await app.request('/api/inbound-mail', {
    method: 'POST',
    body: mail({}),
    headers: { 'content-type': 'message/rfc822' },
  })
  expect(response.status).toBe(404)
})

/** An email of which only one byte arrives before `arrival`. */
function deliverSlowly(headers: Record<string, string>, arrival: Promise<void>, onRead: () => void) {
  const body = new ReadableStream(
    {
      async pull(controller) {
        onRead()
        controller.enqueue(new TextEncoder().encode('x'))
        await arrival
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const request = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'message/rfc822', 'content-length': '2', ...headers },
  }
  return running.app.request('/api/inbound-mail', request)
}

const forged = () => ({ 'x-timestamp': now(), 'x-signature': sign('another body', now()) })

test('a body is not read unless its headers look signed and recent', async () => {
  let reads = 0
  const late = String(Number(now()) - 301)
  for (const headers of [{}, { 'x-timestamp': now() }, { ...forged(), 'x-timestamp': late }])
    expect((await deliverSlowly(headers, Promise.resolve(), () => reads++)).status).toBe(401)
  expect(reads).toBe(0)
  expect((await deliverSlowly(forged(), Promise.resolve(), () => reads++)).status).toBe(401)
  expect(reads).toBe(1)
})

test('clients that never finish sending do not delay the mail service', async () => {
  let reads = 0
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const slow = Array.from({ length: 100 }, async () => deliverSlowly(forged(), arrival, () => reads++))
  await expect.poll(() => reads).toBeGreaterThanOrEqual(4)
  expect((await deliver(mail({ Subject: 'Undelayed' }))).status).toBe(204)
  expect(await search('undelayed')).toHaveLength(1)
  arrive()
  await Promise.all(slow)
})

test('an email that takes long to read delays no other request, and gets a 503', async () => {
  const answered: (string | number)[] = []
  // The parser looks for the end of the tag again from each letter.
  const parts = ['', 'Hi', '--b', 'Content-Type: text/html', '', `<a href=${'x'.repeat(200_000)}`, '--b--']
  const endless = mail({ 'Content-Type': 'multipart/mixed; boundary=b' }, ['--b', ...parts].join('\r\n'))
  const read = async () => answered.push((await deliver(endless)).status)
  const delivered = read()
  await new Promise((resolve) => void setTimeout(resolve, 200))
  await running.app.request('/api/health')
  answered.push('health')
  await delivered
  expect(answered).toEqual(['health', 503])
})

test('an email of more lines than any real one is refused', async () => {
  expect((await deliver(mail({}, '\n'.repeat(150_000)))).status).toBe(400)
})
