import { describe, expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import type { MailMessage } from './mail.ts'

const sender = { name: 'Crovest', address: 'hello@crovest.example' }
const compose = (change: Partial<MailMessage>) =>
  composeMail({ to: 'ada@example.com', subject: 'Hello', text: 'Hello, Ada.', ...change }, sender)

const lineBreaks = [
  'a\r\nBcc: eve@example.com',
  'a\nb',
  'a\rb',
  'a\0b',
  'a\u000bb',
  'a\u000cb',
  'a\u0085b',
  'a\u2028b',
  'a\u2029b',
]

describe('a header', () => {
  test.each([...lineBreaks, 'a\u0007b', 'a\u007fb', '\ud800', 'x'.repeat(2_001)])(
    'with the value %j is rejected',
    (value) => {
      expect(() => compose({ subject: value })).toThrow(invalid)
      expect(() => compose({ headers: { 'List-Unsubscribe': value } })).toThrow(invalid)
      expect(() => compose({ messageId: value })).toThrow(invalid)
      expect(() => compose({ replyTo: value })).toThrow(invalid)
      expect(() => compose({ to: value })).toThrow(invalid)
    },
  )

  test.each(['', 'X Y', 'X:Y', 'X\r\nBcc', 'X\0', 'Ünicode', '-x', 'x'.repeat(77)])(
    'with the name %j is rejected',
    (name) => {
      expect(() => compose({ headers: { [name]: 'value' } })).toThrow(invalid)
    },
  )

  test.each(['To', 'cc', 'BCC', 'From', 'Subject', 'Content-Type', 'Resent-To', 'Message-ID', 'Return-Path'])(
    'that nodemailer writes, %s, cannot be set',
    (name) => {
      expect(() => compose({ headers: { [name]: 'eve@example.com' } })).toThrow(invalid)
    },
  )

  test('keeps tabs, symbols and every language', () => {
    const subject = 'Grüße\tvon “Crovest” 🎬 — 你好'
    expect(compose({ subject }).subject).toBe(subject)
  })
})

describe('an address', () => {
  test.each([
    'ada@example.com',
    "o'neil+news_1@mail.example.co.uk",
    'admin@crovest.local',
    'root@localhost',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is accepted', (to) => {
    expect(compose({ to, replyTo: to })).toMatchObject({ to: { address: to }, replyTo: { address: to } })
  })

  test.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@@example.com',
    'ada@example.com, eve@example.com',
    'ada@example.com;eve@example.com',
    'Ada <ada@example.com>',
    '"a b"@example.com',
    'ada@example.com\n',
    ' ada@example.com',
    'a..b@example.com',
    '.ada@example.com',
    'ada@-example.com',
    'ada@example..com',
    'ada@[127.0.0.1]',
    'ada(comment)@example.com',
    'adä@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'example.'.repeat(32)}com`,
  ])('%j is rejected with the name of its field', (to) => {
    const fields = { to: 'This is not an email address.' }
    expect(() => compose({ to })).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT', details: { fields } }),
    )
  })
})

describe('a message ID', () => {
  test("gets the sender's host unless it has one", () => {
    expect(compose({ messageId: 'job-17' }).messageId).toBe('<job-17@crovest.example>')
    expect(compose({ messageId: '<job-17@other.example>' }).messageId).toBe('<job-17@other.example>')
  })

  test.each(['', 'a b', 'a>b', 'a@b@c', '<>'])('%j is rejected', (messageId) => {
    expect(() => compose({ messageId })).toThrow(invalid)
  })
})

const invalid = expect.objectContaining({ status: 'INVALID_ARGUMENT' }) as Error
