import { type Mail, type MailMessage, mailUnavailable } from './mail.ts'
import { readSender, type Sender } from './mail-address.ts'
import { hash, randomBytes } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '#platform/server/files/replace-file.ts'
import { loadOnce } from '../load-once.ts'
import { composeMail } from './compose-mail.ts'

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

/** Writes each message to an `.eml` file, named by time without personal data. */
function createOutboxMail(folder: string, sender: Sender): Mail {
  const open = loadOnce(openTransport)
  const pending = new Map<string, Promise<void>>()
  return {
    async send(message) {
      const mail = composeMail(message, sender)
      const { message: content } = await (await open()).sendMail(mail)
      const label = labelOf(message)
      const storing = pending.get(label) ?? storeOnce(folder, label, content as Buffer)
      pending.set(label, storing)
      try {
        await storing
      } catch (error) {
        throw mailUnavailable(error)
      } finally {
        pending.delete(label)
      }
    },
    async close() {},
  }
}

// Loaded with the first message, to save memory at rest.
async function openTransport() {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}

function labelOf({ messageId }: MailMessage): string {
  return messageId ? hash('sha256', messageId).slice(0, 24) : randomBytes(12).toString('hex')
}

async function storeOnce(folder: string, label: string, content: Buffer) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const ending = `-${label}.eml`
  const isStored = (await readdir(folder)).some((name) => name.endsWith(ending))
  if (isStored) return
  // Without colons, which some file systems reject.
  const time = new Date().toISOString().replaceAll(':', '-')
  await replaceFile(join(folder, `${time}${ending}`), content, join(folder, `.${crypto.randomUUID()}.tmp`))
}
