import { z } from 'zod'
import { brand } from '#platform/common/brand.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { sendWithTimeout } from '#platform/server/mail/send-with-timeout.ts'
import { findContactMessage, hasWrittenTheDayBefore } from './contact.store.ts'

type AboutMessage = { contactId: string }
type Deps = { db: Db; mail: Mail; log: Log }
type Job = { id: string; data: AboutMessage }

const kind = (name: string): JobKind<AboutMessage> => ({
  name,
  data: z.object({ contactId: z.uuid() }),
  retries: 8,
  expireInSeconds: 60,
})

export const contactNotice = kind('contact-notice')
export const contactAcknowledgement = kind('contact-acknowledgement')

/** The message to the team, who answer it straight from their mailbox. */
export function sendContactNotice({ db, ...deps }: Deps) {
  return async ({ id, data }: Job) => {
    const found = await findContactMessage(db, data.contactId)
    if (!found) return
    await sendWithTimeout(deps, {
      to: brand.contact.general,
      replyTo: found.email,
      subject: `Contact message from ${found.name}`,
      text: `${found.name} <${found.email}> wrote through the contact form:\n\n${found.message}\n`,
      messageId: id,
    })
  }
}

/**
 * To the sender: it has arrived. The address may be anybody's, so nothing that was typed into the form stands in it, not even
 * the name; otherwise the form would send a stranger's words to whomever they choose. And only one a day, so that nobody's
 * mailbox is filled with them.
 */
export function sendContactAcknowledgement({ db, ...deps }: Deps) {
  return async ({ id, data }: Job) => {
    const found = await findContactMessage(db, data.contactId)
    if (!found || (await hasWrittenTheDayBefore(db, data.contactId))) return
    await sendWithTimeout(deps, {
      to: found.email,
      replyTo: brand.contact.general,
      subject: `We have received your message to ${brand.name}`,
      text: `Thank you for writing to ${brand.name}. Your message has arrived, and we answer within 24 hours on business days.\n\nDid you not write to us? Then somebody entered your address by mistake, and you need not do anything.\n`,
      headers: { 'Auto-Submitted': 'auto-replied' },
      messageId: id,
    })
  }
}
