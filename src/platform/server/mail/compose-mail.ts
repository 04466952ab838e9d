import type { SendMailOptions } from 'nodemailer'
import { AppError } from '#platform/common/errors.ts'
import { requireMailAddress, type Sender } from './mail-address.ts'
import type { MailMessage } from './mail.ts'

/** Builds the nodemailer message after checking that no value can inject a header or recipient. */
export function composeMail(message: MailMessage, sender: Sender): SendMailOptions {
  const { to, subject, text, html, replyTo, headers = {}, messageId } = message
  const id = messageId === undefined ? undefined : requireMessageId(messageId, sender)
  return {
    from: sender,
    // An object keeps nodemailer from parsing a list of addresses.
    to: { name: '', address: requireMailAddress(to, 'to') },
    subject: requireHeaderValue(subject, 'subject'),
    text,
    headers: Object.entries(headers).map(([name, value]) => requireHeader(name, value)),
    ...(html === undefined ? {} : { html }),
    ...(replyTo === undefined
      ? {}
      : { replyTo: { name: '', address: requireMailAddress(replyTo, 'replyTo') } }),
    ...(id === undefined ? {} : { messageId: id }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function requireMessageId(messageId: string, sender: Sender): string {
  const parts = /^<?(?<name>[\w.+=-]{1,128})(?:@(?<host>[\w.-]{1,190}))?>?$/.exec(messageId)?.groups
  if (!parts) throw refusal('messageId', 'The message ID contains invalid characters.')
  return `<${parts.name}@${parts.host ?? sender.address.split('@')[1]}>`
}

function requireHeader(name: string, value: string) {
  const isAllowed = /^[A-Za-z][A-Za-z0-9-]{0,75}$/.test(name) && !ownHeaders.test(name)
  if (!isAllowed) throw refusal('headers', 'This header cannot be set.')
  return { key: name, value: requireHeaderValue(value, 'headers') }
}

// Headers that name recipients or describe the body are written by nodemailer from checked fields.
const ownHeaders = new RegExp(
  '^(?:to|cc|bcc|from|sender|reply-to|return-path|subject|date|message-id|mime-version|received' +
    '|resent-.*|content-.*|dkim-.*)$',
  'i',
)

function requireHeaderValue(value: string, field: string): string {
  if (value.length <= maxHeaderLength && value.isWellFormed() && !forbiddenInHeader.test(value)) return value
  throw refusal(field, 'An email header must be one line without control characters.')
}

const maxHeaderLength = 2_000
// Line breaks including Unicode's, NUL and other control characters; a tab is harmless.
const forbiddenInHeader = /(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u

function refusal(field: string, message: string): AppError {
  return new AppError('INVALID_ARGUMENT', message, { details: { fields: { [field]: message } } })
}
