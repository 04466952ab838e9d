import { defineJob } from '#platform/server/jobs/jobs.ts'
import { inviteMail, sendInviteMail } from './invite-mail.ts'
import { cleanUpLaunch, launchCleanup } from './launch-cleanup.ts'
import {
  answerPageLinkRequest,
  firstPlaceMail,
  pageLinkRequest,
  placeMail,
  sendFirstPlaceMail,
  sendPlaceMail,
} from './place-mail.ts'

export const launchJobs = [
  defineJob({ kind: firstPlaceMail, createHandler: sendFirstPlaceMail }),
  defineJob({ kind: placeMail, createHandler: sendPlaceMail }),
  defineJob({ kind: pageLinkRequest, createHandler: answerPageLinkRequest }),
  defineJob({ kind: inviteMail, createHandler: sendInviteMail }),
  // Daily, at a quiet hour.
  defineJob({ kind: launchCleanup, createHandler: cleanUpLaunch, schedule: '41 3 * * *' }),
]
