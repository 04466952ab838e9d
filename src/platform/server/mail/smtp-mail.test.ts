import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { inspect } from 'node:util'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { createMail } from './create-mail.ts'
import type { Mail, MailMessage } from './mail.ts'
import { startMailServer } from './start-mail-server.ts'

const message: MailMessage = { to: 'ada@example.com', subject: 'Welcome', text: 'Hello, Ada.' }
const unavailable = {
  status: 'UNAVAILABLE',
  message: 'Email cannot be sent right now. Please try again later.',
}
const cleanUps: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

function openMail(smtpUrl: string, from = 'Crovest <hello@crovest.example>'): Mail {
  const mail = createMail({ smtpUrl, from, outboxFolder: '/nowhere' })
  cleanUps.push(() => mail.close())
  return mail
}

async function startServer(options?: SMTPServerOptions) {
  const server = await startMailServer(options)
  cleanUps.push(server.stop)
  return server
}

function refuse(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code })
}

describe('email through an SMTP server', () => {
  test('arrives with its sender, recipient, subject and both bodies', async () => {
    const server = await startServer()
    await openMail(`smtp://${server.host}`).send({
      ...message,
      html: '<p>Hello, Ada.</p>',
      replyTo: 'team@crovest.example',
    })
    const [received] = server.received
    expect(received).toMatchObject({ from: 'hello@crovest.example', to: ['ada@example.com'] })
    expect(received?.mail).toMatchObject({
      from: { name: 'Crovest', address: 'hello@crovest.example' },
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ address: 'team@crovest.example' }],
      subject: 'Welcome',
    })
    expect(received?.mail.text?.trim()).toBe('Hello, Ada.')
    expect(received?.mail.html?.trim()).toBe('<p>Hello, Ada.</p>')
  })

  test('keeps every language in the subject, bodies and sender name', async () => {
    const server = await startServer()
    const subject =
      'Grüße 🎬 — 你好, здравствуйте, مرحبا: a subject that is long enough to be folded over several lines'
    const text = 'Schöne Grüße.\n\n.\nEin Punkt allein beendet nichts. 🎬\n你好'
    await openMail(`smtp://${server.host}`, '"Crövest 🎬" <hello@crovest.example>').send({
      ...message,
      subject,
      text,
    })
    const { mail, source } = server.received[0]!
    expect(mail.subject).toBe(subject)
    expect(mail.from?.name).toBe('Crövest 🎬')
    expect(mail.text?.trim()).toBe(text)
    expect(source.split('\r\n').every((line) => line.length <= 998)).toBe(true)
  })

  test('carries extra headers, including long addresses', async () => {
    const server = await startServer()
    const unsubscribe = `<https://crovest.example/unsubscribe/${'token'.repeat(60)}>`
    const headers = { 'List-Unsubscribe': unsubscribe, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    await openMail(`smtp://${server.host}`).send({ ...message, headers })
    const arrived = Object.fromEntries(server.received[0]!.mail.headers.map(({ key, value }) => [key, value]))
    expect(arrived).toMatchObject({
      'list-unsubscribe': unsubscribe,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
  })

  test('keeps its Message-ID when a job sends it again', async () => {
    const server = await startServer()
    const mail = openMail(`smtp://${server.host}`)
    await mail.send({ ...message, messageId: 'job-17' })
    await mail.send({ ...message, messageId: 'job-17' })
    const ids = server.received.map((received) => received.mail.messageId)
    expect(ids).toEqual(['<job-17@crovest.example>', '<job-17@crovest.example>'])
  })

  test('reuses one connection for consecutive messages', async () => {
    const server = await startServer()
    const mail = openMail(`smtp://${server.host}`)
    for (let count = 0; count < 5; count++) await mail.send(message)
    expect(new Set(server.received.map((received) => received.connection)).size).toBe(1)
  })

  test('arrives completely when many are sent concurrently', async () => {
    const server = await startServer()
    const mail = openMail(`smtp://${server.host}`)
    const people = Array.from({ length: 40 }, (_, index) => `person-${index}@example.com`)
    await Promise.all(people.map((to) => mail.send({ ...message, to })))
    expect(server.received.flatMap((received) => received.to).toSorted()).toEqual(people.toSorted())
  })

  test('with a line break in a header never reaches the server', async () => {
    const server = await startServer()
    const mail = openMail(`smtp://${server.host}`)
    for (const subject of ['Hi\r\nBcc: eve@example.com', 'Hi\nX: y', 'Hi\0']) {
      await expect(mail.send({ ...message, subject })).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
    }
    expect(server.received).toEqual([])
  })

  test('with a body that looks like headers gains no recipients', async () => {
    const server = await startServer()
    await openMail(`smtp://${server.host}`).send({
      ...message,
      text: 'Bcc: eve@example.com\r\n.\r\nRCPT TO:<eve@example.com>',
    })
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.to).toEqual(['ada@example.com'])
  })
})

describe('SMTP authentication', () => {
  const withPassword: SMTPServerOptions = {
    authOptional: false,
    onAuth: ({ username, password }, _, callback) => {
      if (username === 'crovest@mail' && password === 'p@ss:w/rd') return callback(null, { user: username })
      callback(refuse(535, `wrong password ${password} for ${username}`))
    },
  }

  test('uses the user and password of the URL, percent-decoded', async () => {
    const server = await startServer(withPassword)
    await openMail(`smtp://crovest%40mail:p%40ss%3Aw%2Frd@${server.host}`).send(message)
    expect(server.received[0]?.user).toBe('crovest@mail')
  })

  test("that fails makes email unavailable without repeating the password or the server's message", async () => {
    const server = await startServer(withPassword)
    const error = await openMail(`smtp://crovest:hunter2@${server.host}`)
      .send(message)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject(unavailable)
    expect(inspect(error, { depth: 9 })).not.toMatch(/hunter2|wrong password|ada@example/)
    expect(inspect(error)).toContain('SMTP EAUTH')
  })

  test('over smtps:// is encrypted, and an unknown certificate is rejected', async () => {
    const server = await startServer({ ...withPassword, secure: true })
    const account = 'crovest%40mail:p%40ss%3Aw%2Frd'
    await expect(openMail(`smtps://${account}@${server.host}`).send(message)).rejects.toMatchObject(
      unavailable,
    )
    await openMail(`smtps://${account}@${server.host}?tls.rejectUnauthorized=false`).send(message)
    expect(server.received).toMatchObject([{ secure: true }])
  })

  test('upgrades to TLS if the server offers it', async () => {
    const server = await startServer({ ...withPassword, disabledCommands: [] })
    await openMail(`smtp://crovest%40mail:p%40ss%3Aw%2Frd@${server.host}?tls.rejectUnauthorized=false`).send(
      message,
    )
    expect(server.received).toMatchObject([{ secure: true }])
  })

  // 127.1 is this machine too, but under a name that the rule doesn't know.
  test('never sends a password unencrypted to another machine, unless configured to', async () => {
    const server = await startServer(withPassword)
    const elsewhere = `smtp://crovest%40mail:p%40ss%3Aw%2Frd@${server.host.replace('127.0.0.1', '127.1')}`
    const refusal = { ...unavailable, cause: new Error('SMTP ETLS STARTTLS 500') }
    await expect(openMail(elsewhere).send(message)).rejects.toMatchObject(refusal)
    await openMail(`${elsewhere}?requireTLS=false`).send(message)
    expect(server.received).toMatchObject([{ secure: false }])
  })
})

describe('an SMTP server', () => {
  test('that rejects the recipient fails permanently, without repeating its message', async () => {
    const server = await startServer({
      onRcptTo: (_, __, callback) => callback(refuse(550, 'no such user ada')),
    })
    const error = await openMail(`smtp://${server.host}`)
      .send(message)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: 'The mail server rejected this message.',
    })
    expect(inspect(error, { depth: 9 })).not.toContain('no such user')
  })

  test.each([
    ['is busy', { onRcptTo: (_, __, callback) => callback(refuse(451, 'try later')) }],
    ['rejects our sender', { onMailFrom: (_, __, callback) => callback(refuse(550, 'who are you')) }],
    ['rejects our address', { onConnect: (_, callback) => callback(refuse(554, 'your address is listed')) }],
  ] satisfies [string, SMTPServerOptions][])('that %s can be retried later', async (_, options) => {
    const server = await startServer(options)
    await expect(openMail(`smtp://${server.host}`).send(message)).rejects.toMatchObject(unavailable)
  })

  test('that is down makes email unavailable', async () => {
    const server = await startMailServer()
    await server.stop()
    const error = await openMail(`smtp://me:hunter2@${server.host}`)
      .send(message)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject(unavailable)
    expect(inspect(error, { depth: 9 })).not.toMatch(/hunter2|127\.0\.0\.1/)
  })

  test('that comes back is used again', async () => {
    let isUp = false
    const onConnect: SMTPServerOptions['onConnect'] = (_, callback) =>
      callback(isUp ? null : refuse(421, 'closing'))
    const server = await startServer({ onConnect })
    const mail = openMail(`smtp://${server.host}`)
    await expect(mail.send(message)).rejects.toMatchObject(unavailable)
    isUp = true
    await mail.send(message)
    expect(server.received).toHaveLength(1)
  })

  test.each([
    ['is silent', () => undefined, 'greetingTimeout=200'],
    ['hangs up immediately', (socket: Socket) => socket.destroy(), ''],
    ['talks nonsense', (socket: Socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'), ''],
  ])('that %s makes email unavailable', async (_, behave, parameters) => {
    const host = await listen(createServer(behave))
    await expect(openMail(`smtp://${host}?${parameters}`).send(message)).rejects.toMatchObject(unavailable)
  })

  test('gets no connections after close', async () => {
    const server = await startServer()
    const mail = openMail(`smtp://${server.host}`)
    await mail.send(message)
    await mail.close()
    await expect(mail.send(message)).rejects.toMatchObject(unavailable)
    expect(server.received).toHaveLength(1)
  })
})

describe('mail settings', () => {
  test.each(['mail.example.com', 'http://mail.example.com', 'smtp://', 'smtp://user:hunter2@ho st'])(
    'reject the URL %j without repeating it',
    (smtpUrl) => {
      expect(() => openMail(smtpUrl)).toThrow(
        /^SMTP_URL must be a URL such as smtps:\/\/user:password@mail\.example\.com$/,
      )
    },
  )

  test.each([
    'Crovest',
    'Crovest <hello>',
    'a@b.example, c@d.example',
    'Cro\r\nBcc: x <hello@crovest.example>',
    '',
  ])('reject the sender %j', (from) => {
    expect(() => openMail('smtp://127.0.0.1', from)).toThrow('MAIL_FROM must be an address')
  })
})

async function listen(server: Server): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
