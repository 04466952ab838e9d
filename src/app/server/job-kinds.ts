import { analyticsCleanup } from '#features/analytics/server.ts'
import { accountCleanup, accountLinkMail, accountNoticeMail } from '#features/accounts/server.ts'
import {
  contactAcknowledgement,
  contactNotice,
  newsletterConfirmation,
  newsletterWelcome,
  waitlistConfirmation,
} from '#features/forms/server.ts'
import { videoJobKinds } from '#features/video-studio/server.ts'
import type { Queue } from '#platform/server/jobs/jobs.ts'

/** Every queue, so that each can be created before anything is sent. */
export const jobKinds: readonly Queue[] = [
  newsletterConfirmation,
  newsletterWelcome,
  waitlistConfirmation,
  contactNotice,
  contactAcknowledgement,
  accountLinkMail,
  accountNoticeMail,
  accountCleanup,
  analyticsCleanup,
  ...videoJobKinds,
]
