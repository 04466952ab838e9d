import { dayMs } from '#platform/common/durations.ts'
import { brand } from '#platform/common/brand.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sendWithTimeout } from '#platform/server/mail/send-with-timeout.ts'
import type { Signer } from '#platform/server/signer.ts'
import { formPaths } from '../../contract/form-paths.ts'
import { confirmationPurposes } from './confirmation-jobs.ts'
import {
  findActiveSubscription,
  findUnconfirmedSubscription,
  unsubscription,
} from '../intake/newsletter.store.ts'
import { findUnconfirmedInterest } from '../intake/tool-interest.store.ts'
import { findUnconfirmedEntry } from '../intake/waitlist.store.ts'

type Deps = { db: Db; mail: Mail; log: Log; siteUrl: string; signer: Signer }

const days = (count: number) => new Date(Date.now() + count * dayMs)

/**
 * Uses the job's ID as the email's ID, so that a retry is recognized as the same email. Includes the
 * unsubscribe link.
 */
export function sendNewsletterConfirmation({ db, siteUrl, signer, ...deps }: Deps) {
  return async (job: { id: string; data: { subscriptionId: string } }) => {
    const subscription = await findUnconfirmedSubscription(db, job.data.subscriptionId)
    if (!subscription) return
    const token = signer.signUntil(confirmationPurposes.newsletter, subscription.id, days(7))
    const confirmation = `${siteUrl}${formPaths.newsletterConfirmation}?token=${token}`
    const unsubscribeUrl = unsubscribeLink({ siteUrl, signer }, subscription.id)
    await sendWithTimeout(deps, {
      to: subscription.email,
      ...(await renderMail({
        subject: `Confirm your subscription to the ${brand.name} newsletter`,
        heading: 'Confirm your subscription',
        paragraphs: [
          `Please confirm that you’d like to get the ${brand.name} newsletter. The link works for 7 days.`,
        ],
        button: { label: 'Confirm your subscription', url: confirmation },
        end: 'Didn’t request this? You can ignore this email: without your confirmation we won’t send you the newsletter.',
        unsubscribeUrl,
      })),
      headers: unsubscribeHeaders(unsubscribeUrl),
      messageId: job.id,
    })
  }
}

/** For someone whom the previous version has subscribed. */
export function sendNewsletterWelcome({ db, siteUrl, signer, ...deps }: Deps) {
  return async (job: { id: string; data: { subscriptionId: string } }) => {
    const subscription = await findActiveSubscription(db, job.data.subscriptionId)
    if (!subscription) return
    const unsubscribeUrl = unsubscribeLink({ siteUrl, signer }, subscription.id)
    await sendWithTimeout(deps, {
      to: subscription.email,
      ...(await renderMail({
        subject: `You’re subscribed to the ${brand.name} newsletter`,
        heading: 'You’re subscribed',
        paragraphs: [`Thank you for subscribing to the ${brand.name} newsletter.`],
        end: 'Didn’t request this, or changed your mind? You can unsubscribe below.',
        unsubscribeUrl,
      })),
      headers: unsubscribeHeaders(unsubscribeUrl),
      messageId: job.id,
    })
  }
}

const unsubscribeLink = ({ siteUrl, signer }: Pick<Deps, 'siteUrl' | 'signer'>, id: string) =>
  `${siteUrl}${formPaths.unsubscription}?token=${signer.sign(unsubscription, id)}`

const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export function sendWaitlistConfirmation({ db, siteUrl, signer, ...deps }: Deps) {
  return async (job: { id: string; data: { entryId: string } }) => {
    const entry = await findUnconfirmedEntry(db, job.data.entryId)
    if (!entry) return
    const token = signer.signUntil(confirmationPurposes.waitlist, entry.id, days(30))
    await sendWithTimeout(deps, {
      to: entry.email,
      ...(await renderMail({
        subject: `Confirm your email address for the ${brand.name} waitlist`,
        heading: 'One click and you’re on the list',
        paragraphs: [
          `Thank you for joining the ${entry.userType} waitlist. Please confirm that this is your email address. The link works for 30 days.`,
        ],
        button: {
          label: 'Confirm your address',
          url: `${siteUrl}${formPaths.waitlistConfirmation}?token=${token}`,
        },
        end: 'Didn’t request this? You can ignore this email.',
      })),
      messageId: job.id,
    })
  }
}

export function sendToolInterestConfirmation({ db, siteUrl, signer, ...deps }: Deps) {
  return async (job: { id: string; data: { submissionId: string } }) => {
    const interest = await findUnconfirmedInterest(db, job.data.submissionId)
    if (!interest) return
    const token = signer.signUntil(confirmationPurposes.tool_interest, interest.id, days(30))
    await sendWithTimeout(deps, {
      to: interest.email,
      ...(await renderMail({
        subject: `Should we email you about a new ${brand.name} tool?`,
        heading: 'One click and we’ll let you know',
        paragraphs: [
          `Please confirm that you’d like one email when the tool you chose on ${brand.name} is ready. The link works for 30 days.`,
        ],
        button: {
          label: 'Yes, email me',
          url: `${siteUrl}${formPaths.toolInterestConfirmation}?token=${token}`,
        },
        end: 'Didn’t request this? You can ignore this email.',
      })),
      messageId: job.id,
    })
  }
}
