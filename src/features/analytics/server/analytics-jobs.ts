import { defineJob } from '#platform/server/jobs/jobs.ts'
import { analyticsCleanup, deleteExpiredAnalytics } from './analytics-cleanup.ts'
import { queueReportMails, reportMail, reportMailCheck, sendReportMail } from './report-mails.ts'

export const analyticsJobs = [
  // Shortly after midnight.
  defineJob({ kind: analyticsCleanup, createHandler: deleteExpiredAnalytics, schedule: '5 0 * * *' }),
  defineJob({ kind: reportMail, createHandler: sendReportMail }),
  // Daily, so that a Monday on which the server was down is made up for.
  defineJob({ kind: reportMailCheck, createHandler: queueReportMails, schedule: '5 7 * * *' }),
]
