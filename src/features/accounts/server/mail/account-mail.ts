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
 * Sends the link, unless it was used, has ended, or was made for an account that does not exist: whoever asks gets the same
 * answer after the same work, and only the mailbox knows.
 */
export function sendAccountLink({ db, siteUrl, signer, ...deps }: Deps) {
  return async (job: { id: string; data: LinkMail }) => {
    const link = await findLink(db, job.data.linkId)
    if (!link || !(await findUserById(db, link.userId))) return
    // The new address is somebody's already. Its owner is not bothered, and the asker does not learn it.
    if (link.purpose === 'email-change' && (await findUserByEmail(db, link.email))) return
    const token = signer.sign(accountLink, link.id)
    await sendWithTimeout(deps, {
      to: link.email,
      messageId: job.id,
      ...(await composeLinkMail(link.purpose, siteUrl, token)),
    })
  }
}

/** Tells the owner what happened to the account, at the address it had then. */
export function sendAccountNotice({ siteUrl, ...deps }: Omit<Deps, 'db' | 'signer'>) {
  return async ({ id, data }: { id: string; data: NoticeMail }) => {
    await sendWithTimeout(deps, {
      to: data.to,
      messageId: id,
      ...(await composeAccountMail(data.notice, siteUrl)),
    })
  }
}
