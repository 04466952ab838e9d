import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMail } from './create-mail.ts'
import type { MailMessage } from './mail.ts'

const message: MailMessage = { to: 'ada@example.com', subject: 'Welcome', text: 'Hello, Ada.' }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crovest-outbox-'))
})

afterEach(() => rm(folder, { recursive: true }))

const outbox = () => join(folder, 'data/outbox')
const openMail = () => createMail({ from: 'Crovest <hello@crovest.example>', outboxFolder: outbox() })

async function readOutbox() {
  const names = (await readdir(outbox())).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(outbox(), name))
      return { name, source: source.toString(), mail: await PostalMime.parse(source) }
    }),
  )
}

describe('email without an SMTP server', () => {
  test('becomes a file that email programs can open', async () => {
    const subject = 'Grüße 🎬 你好'
    await openMail().send({
      ...message,
      subject,
      html: '<p>Schöne Grüße</p>',
      headers: { 'X-Kind': 'welcome' },
    })
    const [file] = await readOutbox()
    expect(file?.mail).toMatchObject({
      from: { name: 'Crovest', address: 'hello@crovest.example' },
      to: [{ address: 'ada@example.com' }],
      subject,
    })
    expect(file?.mail.html?.trim()).toBe('<p>Schöne Grüße</p>')
    expect(file?.mail.headers).toContainEqual(expect.objectContaining({ key: 'x-kind', value: 'welcome' }))
    expect(file?.source).not.toMatch(/[^\r]\n/)
  })

  test('has a timestamp as its file name, no personal data in it, and is private to its owner', async () => {
    await openMail().send(message)
    const [file] = await readOutbox()
    expect(file?.name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{24}\.eml$/)
    expect((await stat(join(outbox(), file!.name))).mode & 0o777).toBe(0o600)
  })

  test('sorts by time', async () => {
    const mail = openMail()
    for (const subject of ['first', 'second', 'third']) {
      await mail.send({ ...message, subject })
      await wait(2)
    }
    expect((await readOutbox()).map((file) => file.mail.subject)).toEqual(['first', 'second', 'third'])
  })

  test('never overwrites another email, even in the same millisecond', async () => {
    const mail = openMail()
    await Promise.all(Array.from({ length: 50 }, () => mail.send(message)))
    expect(await readOutbox()).toHaveLength(50)
  })

  test('that a job sends again stays one file', async () => {
    await openMail().send({ ...message, messageId: 'job-17' })
    await wait(2)
    await openMail().send({ ...message, messageId: 'job-17' })
    await openMail().send({ ...message, messageId: 'job-18' })
    const ids = (await readOutbox()).map((file) => file.mail.messageId)
    expect(ids).toEqual(['<job-17@crovest.example>', '<job-18@crovest.example>'])
  })

  test('that a job sends twice concurrently stays one file', async () => {
    const mail = openMail()
    await Promise.all(Array.from({ length: 5 }, () => mail.send({ ...message, messageId: 'job-17' })))
    expect(await readOutbox()).toHaveLength(1)
  })

  test('with a line break in a header is not written', async () => {
    const sent = openMail().send({ ...message, subject: 'Hi\r\nBcc: eve@example.com' })
    await expect(sent).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
    await expect(readdir(outbox())).rejects.toThrow('ENOENT')
  })

  test('is unavailable when the folder cannot be written, without revealing the path', async () => {
    await writeFile(join(folder, 'data'), 'a file where the folder should be')
    const refusal = {
      status: 'UNAVAILABLE',
      message: 'Email cannot be sent right now. Please try again later.',
    }
    await expect(openMail().send(message)).rejects.toMatchObject(refusal)
  })

  test('is written again once the folder is available', async () => {
    await writeFile(join(folder, 'data'), '')
    const mail = openMail()
    await expect(mail.send(message)).rejects.toMatchObject({ status: 'UNAVAILABLE' })
    await rm(join(folder, 'data'))
    await mail.send(message)
    expect(await readOutbox()).toHaveLength(1)
    await mail.close()
  })
})
