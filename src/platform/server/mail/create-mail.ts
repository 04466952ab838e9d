import type { Mail } from './mail.ts'
import { readSender } from './mail-address.ts'
import { createOutboxMail } from './outbox-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

/**
 * Mail leaves through an SMTP server when one is configured, otherwise it lands in a folder as `.eml` files.
 */
export function createMail(config: MailConfig): Mail {
  const sender = readSender(config.from)
  return config.smtpUrl
    ? createSmtpMail(config.smtpUrl, sender)
    : createOutboxMail(config.outboxFolder, sender)
}

export type MailConfig = { smtpUrl?: string | undefined; from: string; outboxFolder: string }
