import { z } from 'zod'
import { declineTexts, type DeclineReason } from '#features/payments/contract/test-cards.ts'
import { formatUtcDay } from '#platform/common/utc-day.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sendWithTimeout } from '#platform/server/mail/send-with-timeout.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { fixCardTexts as texts } from '../../contract/pledge-messages.ts'
import { formatAmount } from '../../domain/money.ts'
import { findWithBacker } from './settlement.store.ts'

export const fixCardMail: JobKind<{ pledgeId: string }> = {
  name: 'fix-card-mail',
  data: z.object({ pledgeId: z.uuid() }),
  retries: 8,
  expireInSeconds: 60,
}

type Deps = { db: Db; mail: Mail; log: Log; siteUrl: string }

/** Asks a backer for another card, unless there is one already or the account is gone. */
export const sendFixCardMail =
  ({ db, siteUrl, ...deps }: Deps) =>
  async ({ id: messageId, data }: { id: string; data: { pledgeId: string } }) => {
    const found = await findWithBacker(db, data.pledgeId)
    if (!found || found.pledge.status !== 'fixing') return
    const { pledge, campaign, email: to } = found
    const { amountMinor: minor, currency, declineReason } = pledge
    const until = campaign.fixUntil ? formatUtcDay(campaign.fixUntil) : ''
    const content = await renderMail({
      subject: texts.subject(campaign.title),
      paragraphs: [
        texts.body(formatAmount({ minor, currency }), campaign.title),
        declineTexts[(declineReason ?? 'declined') as DeclineReason],
        texts.until(until),
      ],
      button: { label: texts.button, url: `${siteUrl}${campaignPaths.page(campaign.slug)}#pledge` },
    })
    await sendWithTimeout(deps, {
      to,
      messageId,
      ...content,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
