import { defineJob } from '#platform/server/jobs/jobs.ts'
import { accountCleanup, deleteExpiredAccountData } from './account-cleanup.ts'
import {
  accountLinkMail,
  accountNoticeMail,
  sendAccountLink,
  sendAccountNotice,
} from './mail/account-mail.ts'

export const accountJobs = [
  defineJob({ kind: accountLinkMail, createHandler: sendAccountLink }),
  defineJob({ kind: accountNoticeMail, createHandler: sendAccountNotice }),
  // Hourly, but not on the hour.
  defineJob({ kind: accountCleanup, createHandler: deleteExpiredAccountData, schedule: '23 * * * *' }),
]
