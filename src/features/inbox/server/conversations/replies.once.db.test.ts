import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#platform/common/errors.ts'
import { eventually } from '#testing/eventually.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { giveUpUnsent, sendReply } from './send-replies.ts'

let running: TestApp
let admin: Awaited<ReturnType<typeof requestAs>>
let associate: Awaited<ReturnType<typeof requestAs>>
beforeAll(async () => {
  running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    INBOUND_MAIL_ADDRESS: 'reply@crovest.example',
  })
  admin = await requestAs(running, 'admin')
  associate = await requestAs(running, 'associate')
})
afterAll(() => running.close())

async function write(name: string, email = `${name.toLowerCase()}@example.org`) {
  await running.post('/api/forms/contact', { name, email, message: 'Hi!\nHow early can I join?' })
  const { body } = await admin('GET', `conversations?q=${encodeURIComponent(name)}`)
  return body.items[0].id as string
}

const reply = (id: string, text: string, seen = 0, as = admin, replyId = crypto.randomUUID()) =>
  as('POST', `conversations/${id}/replies`, { id: replyId, text, seen })

async function sentTo(address: string) {
  const folder = join(running.config.dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
  return mails.filter(({ to, inReplyTo }) => to?.[0]?.address === address && inReplyTo !== undefined)
}

const jobDeps = (mail = running.mail) => ({ ...running, ...running.threading, mail })

test('a reply goes out once with threading headers, ends the waiting and marks the message as read', async () => {
  const id = await write('Ada')
  const replyId = crypto.randomUUID()
  const first = await reply(id, 'As early as March.', 0, admin, replyId)
  expect(first.status).toBe(200)
  // The browser repeats the request, and the job runs twice, as after a crash before it was marked as done.
  expect((await reply(id, 'As early as March.', 0, admin, replyId)).status).toBe(200)
  const send = sendReply(jobDeps())
  await send({ data: { replyId } })
  await running.database.pool.query(`update conversation_messages set sent_at = null where id = $1`, [
    replyId,
  ])
  await send({ data: { replyId } })
  await running.startBackgroundJobs()
  await eventually(async () => {
    const { body } = await admin('GET', `conversations/${id}`)
    expect(body.messages).toMatchObject([
      { kind: 'reply', text: 'As early as March.', sentAt: expect.any(String) },
    ])
    expect(body).toMatchObject({ waitingSince: null, read: true, doneAt: null })
  })
  const mails = await sentTo('ada@example.org')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    subject: 'Re: Your message to Crovest',
    messageId: `<reply-${replyId}@crovest.local>`,
    inReplyTo: `<contact-${id}@crovest.local>`,
    references: `<contact-${id}@crovest.local>`,
  })
  expect(mails[0]?.replyTo?.[0]?.address).toMatch(/^reply\+[\da-f]{32}\.[\da-f]{16}@crovest\.example$/)
  expect(mails[0]?.text).toMatch(
    /^As early as March\.\n\nOn [\d-]+, Ada wrote:\n> Hi!\n> How early can I join\?\n/,
  )
})

test('of two people who reply at the same moment, the second is told and can send after reading', async () => {
  const id = await write('Dora')
  const both = await Promise.all([reply(id, 'From the admin'), reply(id, 'From the associate', 0, associate)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(both.find(({ status }) => status === 409)?.body.error.message).toContain('new message')
  expect((await reply(id, 'An addition', 1, associate)).status).toBe(200)
})

test('a refused reply says so, the sender waits again, and it can be sent again', async () => {
  const id = await write('Eve')
  const replyId = crypto.randomUUID()
  await reply(id, 'Hello Eve', 0, admin, replyId)
  const refusing = {
    ...running.mail,
    send: () => Promise.reject(new AppError('INVALID_ARGUMENT', 'The mail server rejected this message.')),
  }
  // Stands for the first attempt, before the background job takes it.
  await running.database.pool.query(`update conversation_messages set sent_at = null where id = $1`, [
    replyId,
  ])
  await sendReply(jobDeps(refusing))({ data: { replyId } })
  const { body } = await admin('GET', `conversations/${id}`)
  expect(body.messages).toMatchObject([{ failure: 'rejected', sentAt: null }])
  expect(body.waitingSince).not.toBeNull()
  expect(
    (await admin('POST', `conversations/${id}/replies/${replyId}/attempts`)).body.waitingSince,
  ).toBeNull()
  expect((await admin('POST', `conversations/${id}/replies/${replyId}/attempts`)).status).toBe(409)
})

test('a reply that could not be sent for too long is reported', async () => {
  const id = await write('Finn')
  const replyId = crypto.randomUUID()
  await reply(id, 'Hello Finn', 0, admin, replyId)
  await eventually(async () =>
    expect((await admin('GET', `conversations/${id}`)).body.messages[0].sentAt).not.toBeNull(),
  )
  await running.database.pool.query(
    `update conversation_messages set sent_at = null, created_at = now() - interval '1 hour' where id = $1`,
    [replyId],
  )
  await giveUpUnsent(running)
  expect((await admin('GET', `conversations/${id}`)).body.messages).toMatchObject([
    { failure: 'unavailable' },
  ])
})

test('a reply to a deleted conversation is refused, and one that was queued is dropped', async () => {
  const id = await write('Gone')
  const replyId = crypto.randomUUID()
  await reply(id, 'Hello', 0, admin, replyId)
  await running.database.pool.query('delete from contact_submissions where id = $1', [id])
  await sendReply(jobDeps())({ data: { replyId } })
  expect((await reply(id, 'Hello again')).status).toBe(404)
})

test('no name, subject or text can add a header or a recipient', async () => {
  const id = await write('Mallory')
  await running.database.pool.query(
    `update contact_submissions set name = E'M\\r\\nBcc: x@evil.example', subject = E'Hi\\r\\nBcc: y@evil.example' where id = $1`,
    [id],
  )
  await reply(id, 'Bcc: z@evil.example\r\n.\r\nHello')
  await eventually(async () => expect(await sentTo('mallory@example.org')).toHaveLength(1))
  const [mail] = await sentTo('mallory@example.org')
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.headers.some(({ key }) => key === 'bcc')).toBe(false)
  expect(mail?.subject).toBe('Re: Hi Bcc: y@evil.example')
})
