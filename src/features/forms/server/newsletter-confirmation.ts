import { z } from 'zod'
import { brand } from '#platform/common/brand.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { sendOrGiveUp } from '#platform/server/mail/send-or-give-up.ts'
import type { Signer } from '#platform/server/signer.ts'
import { formPaths } from '../contract/form-paths.ts'
import { findActiveSubscription, unsubscription } from './newsletter.store.ts'

export const newsletterConfirmation: JobKind<{ subscriptionId: string }> = {
  name: 'newsletter-confirmation',
  data: z.object({ subscriptionId: z.uuid() }),
  retries: 8,
  expireInSeconds: 60,
}

type Means = { db: Db; mail: Mail; log: Log; siteUrl: string; signer: Signer }

/** Tells a new subscriber, with the way out in the same mail. The job's id is the mail's, so that a second attempt is the same mail. */
export function sendNewsletterConfirmation({ db, siteUrl, signer, ...means }: Means) {
  return async (job: { id: string; data: { subscriptionId: string } }) => {
    const subscription = await findActiveSubscription(db, job.data.subscriptionId)
    if (!subscription) return
    const token = signer.sign(unsubscription, subscription.id)
    const way = `${siteUrl}${formPaths.unsubscription}?token=${token}`
    await sendOrGiveUp(means, {
      to: subscription.email,
      subject: `You are subscribed to the ${brand.name} newsletter`,
      text: `Thank you for subscribing to the ${brand.name} newsletter.\n\nWas it not you, or have you changed your mind? Here it ends:\n${way}\n`,
      headers: { 'List-Unsubscribe': `<${way}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      messageId: job.id,
    })
  }
}
