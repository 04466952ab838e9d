import { z } from 'zod'
import { brand } from '#platform/common/brand.ts'
import { formatUtcDay } from '#platform/common/utc-day.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sendWithTimeout } from '#platform/server/mail/send-with-timeout.ts'
import { launchPaths } from '../contract/launch-paths.ts'
import { inviteTexts } from '../contract/wave-texts.ts'
import { addInviteLink, claimReminders, findInvite } from './invites.store.ts'

export const inviteMail: JobKind<{ inviteId: string; isReminder: boolean }> = {
  name: 'launch-invite-mail',
  data: z.object({ inviteId: z.uuid(), isReminder: z.boolean() }),
  retries: 8,
  expireInSeconds: 60,
}

type Deps = { db: Db; mail: Mail; log: Log; siteUrl: string }

/** An invitation that was used or has expired meanwhile is not sent. */
export function sendInviteMail({ db, siteUrl, ...deps }: Deps) {
  return async (job: { id: string; data: { inviteId: string; isReminder: boolean } }) => {
    const invite = await findInvite(db, job.data.inviteId)
    if (!invite?.expiresAt || invite.redeemedAt || invite.expiresAt < new Date()) return
    const { subject, reminder, heading, about, button, end } = inviteTexts.mail
    const token = await addInviteLink(db, invite.id)
    await sendWithTimeout(deps, {
      to: invite.email,
      ...(await renderMail({
        subject: (job.data.isReminder ? reminder : subject)(brand.name),
        heading,
        paragraphs: [about(formatUtcDay(invite.expiresAt))],
        button: { label: button, url: `${siteUrl}${launchPaths.invitation}?token=${token}` },
        end,
      })),
      messageId: job.id,
    })
  }
}

/** Queues the reminders that are due, together with the mark that keeps them from being sent twice. */
export const remindInvited = ({ database, jobs }: { database: Database; jobs: Jobs }) =>
  database.transaction(async (tx) => {
    const due = await claimReminders(tx, 1000)
    await jobs.sendAll(
      tx,
      inviteMail,
      due.map((inviteId) => ({ inviteId, isReminder: true })),
    )
  })
