import { z } from 'zod'
import { brand } from '#platform/common/brand.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sendWithTimeout } from '#platform/server/mail/send-with-timeout.ts'
import { findContactMessage, hasRecentMessage } from '../intake/contact.store.ts'

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

/** Forwards the message to the team, who can reply to it directly. */
export function sendContactNotice({ db, ...deps }: Deps) {
  return async ({ id, data }: Job) => {
    const found = await findContactMessage(db, data.contactId)
    if (!found) return
    await sendWithTimeout(deps, {
      to: brand.contact.general,
      replyTo: found.email,
      ...(await renderMail({
        subject: `Contact message from ${found.name}`,
        paragraphs: [`${found.name} <${found.email}> wrote through the contact form:`, found.message],
        end: 'To respond, reply to this email.',
      })),
      messageId: id,
    })
  }
}

/**
 * Acknowledges receipt. Anyone can enter someone else's address, so the email repeats nothing from the form,
 * not even the name, and is sent at most once a day.
 */
export function sendContactAcknowledgement({ db, ...deps }: Deps) {
  return async ({ data }: Job) => {
    const found = await findContactMessage(db, data.contactId)
    if (!found || (await hasRecentMessage(db, data.contactId))) return
    await sendWithTimeout(deps, {
      to: found.email,
      replyTo: brand.contact.general,
      ...(await renderMail({
        subject: `We’ve received your message to ${brand.name}`,
        heading: 'We’ve received your message',
        paragraphs: [
          `Thank you for writing to ${brand.name}. We’ve received your message and will reply within 24 hours on business days.`,
        ],
        end: 'Didn’t write to us? Someone may have entered your address by mistake. You can ignore this email.',
      })),
      headers: { 'Auto-Submitted': 'auto-replied' },
      // The team's replies refer to it, so that mail programs show one thread.
      messageId: `contact-${data.contactId}`,
    })
  }
}
