import { defineJob } from '#platform/server/jobs/jobs.ts'
import {
  newsletterConfirmation,
  newsletterWelcome,
  toolInterestConfirmation,
  waitlistConfirmation,
} from './confirmation-jobs.ts'
import {
  sendNewsletterConfirmation,
  sendNewsletterWelcome,
  sendToolInterestConfirmation,
  sendWaitlistConfirmation,
} from './confirmation-mail.ts'
import {
  contactAcknowledgement,
  contactNotice,
  sendContactAcknowledgement,
  sendContactNotice,
} from './contact-mail.ts'

export const formJobs = [
  defineJob({ kind: newsletterConfirmation, createHandler: sendNewsletterConfirmation }),
  defineJob({ kind: newsletterWelcome, createHandler: sendNewsletterWelcome }),
  defineJob({ kind: toolInterestConfirmation, createHandler: sendToolInterestConfirmation }),
  defineJob({ kind: waitlistConfirmation, createHandler: sendWaitlistConfirmation }),
  defineJob({ kind: contactNotice, createHandler: sendContactNotice }),
  defineJob({ kind: contactAcknowledgement, createHandler: sendContactAcknowledgement }),
]
