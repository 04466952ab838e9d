import { z } from 'zod'
import type { AccountsDeps } from '#features/accounts/server.ts'
import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sendWithTimeout } from '#platform/server/mail/send-with-timeout.ts'
import { mailKinds, type MailKind } from '../contract/report-mails.ts'
import { findAlert } from '../domain/find-alert.ts'
import { weekDueAt } from '../domain/mail-week.ts'
import { composeAlertMail, composeWeekMail } from './compose-report-mail.ts'
import { readAnalyticsReport } from './read-analytics-report.ts'
import { claimMails, listRecipients, readWeekdayVisits } from './report-mails.store.ts'

export const reportMailCheck: JobKind<Record<string, never>> = {
  name: 'report-mail-check',
  data: z.strictObject({}),
  retries: 5,
  expireInSeconds: 300,
}

type ReportMail = { kind: MailKind; userId: string; from: string; to: string }
export const reportMail: JobKind<ReportMail> = {
  name: 'report-mail',
  data: z.object({ kind: z.enum(mailKinds), userId: z.string(), from: z.iso.date(), to: z.iso.date() }),
  retries: 8,
  expireInSeconds: 60,
}

type TeamDeps = Pick<AccountsDeps, 'teamList'>
type CheckDeps = TeamDeps & { database: Database; jobs: Pick<Jobs, 'sendAll'> }

/** Queues the emails that are due. */
export function queueReportMails(deps: CheckDeps, now = Date.now) {
  return async () => {
    const { from, to, dueAt } = weekDueAt(now())
    await queue(deps, { kind: 'weekly', from, to, onBefore: dueAt })
    const yesterday = utcDay(now() - dayMs)
    const { visits, earlier } = await readWeekdayVisits(deps.database.db, yesterday)
    if (findAlert(visits, earlier)) await queue(deps, { kind: 'alerts', from: yesterday, to: yesterday })
  }
}

type Due = Omit<ReportMail, 'userId'> & { onBefore?: Date }

/** The row that keeps an email from being queued twice commits together with its job. */
async function queue({ database, jobs, teamList }: CheckDeps, { onBefore, ...due }: Due) {
  await database.transaction(async (tx) => {
    const people = await listRecipients(tx, due.kind, onBefore)
    const userIds = people.filter(({ email }) => teamList.roleOf(email)).map(({ userId }) => userId)
    const claimed = await claimMails(tx, { kind: due.kind, period: due.to, userIds })
    await jobs.sendAll(
      tx,
      reportMail,
      claimed.map((userId) => ({ ...due, userId })),
    )
  })
}

type SendDeps = TeamDeps & { db: Db; mail: Mail; log: Log; siteUrl: string }

/** A retry keeps its Message-ID. Nothing is sent to someone who has left the team or turned the email off. */
export function sendReportMail({ db, siteUrl, teamList, ...deps }: SendDeps) {
  return async (job: { id: string; data: ReportMail }) => {
    const { kind, userId, from, to } = job.data
    const person = (await listRecipients(db, kind)).find((each) => each.userId === userId)
    if (!person || !teamList.roleOf(person.email)) return
    const content = await compose(db, { kind, from, to, siteUrl })
    if (content)
      await sendWithTimeout(deps, { to: person.email, ...(await renderMail(content)), messageId: job.id })
  }
}

async function compose(db: Db, { kind, ...days }: Omit<ReportMail, 'userId'> & { siteUrl: string }) {
  if (kind === 'weekly')
    return composeWeekMail(
      await readAnalyticsReport(db, { window: '7d', ...pickDays(days) }, Date.now()),
      days,
    )
  const { visits, earlier } = await readWeekdayVisits(db, days.to)
  const alert = findAlert(visits, earlier)
  return alert && composeAlertMail(alert, days)
}

const pickDays = ({ from, to }: { from: string; to: string }) => ({ from, to })
