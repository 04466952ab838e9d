import { z } from 'zod'
import type { Db } from '#platform/server/database/database.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { sendWithTimeout } from '#platform/server/mail/send-with-timeout.ts'
import type { Signer } from '#platform/server/signer.ts'
import { findUserByEmail, findUserById } from '../own-account/own-account.store.ts'
import { composeAccountMail, composeLinkMail, noticeSubjects, type Notice } from './compose-account-mail.ts'
import { accountLink, findLink } from '../links/links.store.ts'

type LinkMail = { linkId: string }
type NoticeMail = { notice: Notice; to: string }

const settings = { retries: 8, expireInSeconds: 60 }

export const accountLinkMail: JobKind<LinkMail> = {
  ...settings,
  name: 'account-link-mail',
  data: z.object({ linkId: z.uuid() }),
}

export const accountNoticeMail: JobKind<NoticeMail> = {
  ...settings,
  name: 'account-notice-mail',
  isPersonal: true,
  data: z.object({
    notice: z.enum(Object.keys(noticeSubjects) as [Notice, ...Notice[]]),
    to: z.string(),
  }),
}

type Deps = { db: Db; mail: Mail; log: Log; siteUrl: string; signer: Signer }

/**
 * Sends the link unless it was used, has expired or belongs to no account. Requests do the same work and get
 * the same response either way, so that they don't reveal whether an account exists.
 */
export function sendAccountLink({ db, siteUrl, signer, ...deps }: Deps) {
  return async (job: { id: string; data: LinkMail }) => {
    const link = await findLink(db, job.data.linkId)
    if (!link || !(await findUserById(db, link.userId))) return
    // The new address belongs to another account. Neither its owner nor the requester is notified.
    if (link.purpose === 'email-change' && (await findUserByEmail(db, link.email))) return
    const token = signer.sign(accountLink, link.id)
    await sendWithTimeout(deps, {
      to: link.email,
      messageId: job.id,
      ...(await composeLinkMail(link.purpose, siteUrl, token)),
    })
  }
}

/** Notifies the owner at the address the account had at the time. */
export function sendAccountNotice({ siteUrl, ...deps }: Omit<Deps, 'db' | 'signer'>) {
  return async ({ id, data }: { id: string; data: NoticeMail }) => {
    await sendWithTimeout(deps, {
      to: data.to,
      messageId: id,
      ...(await composeAccountMail(data.notice, siteUrl)),
    })
  }
}
