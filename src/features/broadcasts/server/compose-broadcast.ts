import { brand } from '#platform/common/brand.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import type { Signer } from '#platform/server/signer.ts'
import { broadcastPaths } from '../contract/choices.ts'
import { broadcastMessages } from '../contract/messages.ts'
import type { StoredBroadcast } from './broadcasts.store.ts'

type Content = Pick<StoredBroadcast, 'subject' | 'body' | 'buttonLabel' | 'buttonUrl'>
type Deps = { siteUrl: string; signer: Signer }

/** The purpose that unsubscribe links are signed for. */
export const broadcastUnsubscription = 'broadcast-unsubscribe:'

/** The email for one recipient. The link in a preview or test unsubscribes no one. */
export async function composeBroadcast({ siteUrl, signer }: Deps, content: Content, recipientId?: string) {
  const token = recipientId === undefined ? 'preview' : signer.sign(broadcastUnsubscription, recipientId)
  const unsubscribeUrl = `${siteUrl}${broadcastPaths.unsubscription}?token=${token}`
  const { subject, body, buttonLabel, buttonUrl } = content
  const mail = await renderMail({
    subject,
    paragraphs: body.split(/\n{2,}/),
    button: buttonLabel === '' ? undefined : { label: buttonLabel, url: new URL(buttonUrl, siteUrl).href },
    end: broadcastMessages.unsubscribeHint,
    unsubscribeUrl,
  })
  return {
    ...mail,
    replyTo: brand.contact.general,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    },
  }
}
