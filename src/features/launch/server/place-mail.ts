import { z } from 'zod'
import { waitlistConfirmation } from '#features/forms/server.ts'
import { brand } from '#platform/common/brand.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sendWithTimeout } from '#platform/server/mail/send-with-timeout.ts'
import { launchPaths } from '../contract/launch-paths.ts'
import { placeTexts } from '../contract/place-texts.ts'
import { addPageLink, findMemberOf, findRecipient, listEntriesOf } from './page-links.store.ts'

const settings = { retries: 8, expireInSeconds: 60 }

/** Carries no token: the link is made when the email is sent, so that it is nowhere else. */
export const placeMail: JobKind<{ memberId: string }> = {
  ...settings,
  name: 'launch-place-mail',
  data: z.object({ memberId: z.uuid() }),
}

/** After the confirmation. Its own kind, because an older process doesn't know places by their entry. */
export const firstPlaceMail: JobKind<{ entryId: string }> = {
  ...settings,
  name: 'launch-first-place-mail',
  data: z.object({ entryId: z.uuid() }),
}

/** Queued for every address, known or not, so that the response takes equally long. */
export const pageLinkRequest: JobKind<{ email: string }> = {
  ...settings,
  name: 'launch-page-link-request',
  data: z.object({ email: z.string() }),
  isPersonal: true,
}

type Deps = { db: Db; mail: Mail; log: Log; siteUrl: string }

export const placePath = (token: string) => `${launchPaths.place}?token=${token}`

export const sendPlaceMail =
  (deps: Deps) =>
  ({ id, data }: { id: string; data: { memberId: string } }) =>
    sendLink(deps, data.memberId, id)

export const sendFirstPlaceMail =
  (deps: Deps) =>
  async ({ id, data }: { id: string; data: { entryId: string } }) => {
    const member = await findMemberOf(deps.db, data.entryId)
    if (member) await sendLink(deps, member.id, id)
  }

async function sendLink({ db, siteUrl, ...deps }: Deps, memberId: string, messageId: string) {
  const recipient = await findRecipient(db, memberId)
  if (!recipient) return
  const token = await addPageLink(db, memberId)
  const { subject, heading, about, end } = placeTexts.mail
  await sendWithTimeout(deps, {
    to: recipient.email,
    ...(await renderMail({
      subject: subject(brand.name),
      heading,
      paragraphs: [about(recipient.audience)],
      button: { label: placeTexts.see, url: `${siteUrl}${placePath(token)}` },
      end,
    })),
    messageId,
  })
}

/** Sends a link to each private page of the address; who hasn't confirmed yet gets that email again. */
export function answerPageLinkRequest({ db, jobs }: { db: Db; jobs: Jobs }) {
  return async (job: { data: { email: string } }) => {
    for (const { entryId, memberId } of await listEntriesOf(db, normalizeEmail(job.data.email)))
      if (memberId === null) await jobs.send(db, waitlistConfirmation, { entryId })
      else await jobs.send(db, placeMail, { memberId })
  }
}
