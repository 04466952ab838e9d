import { analyticsCleaning, analyticsCleaningTime, cleanAnalytics } from '#features/analytics/server.ts'
import {
  accountCleaning,
  accountCleaningTime,
  accountLinkMail,
  accountNoticeMail,
  cleanAccounts,
  sendAccountLink,
  sendAccountNotice,
} from '#features/accounts/server.ts'
import {
  contactAcknowledgement,
  contactNotice,
  newsletterConfirmation,
  sendContactAcknowledgement,
  sendContactNotice,
  sendNewsletterConfirmation,
  sendWaitlistConfirmation,
  waitlistConfirmation,
} from '#features/forms/server.ts'
import {
  cancelPrediction,
  createFileRemover,
  createPredictionCanceler,
  createRenderWorker,
  removeVideoFiles,
  renderVideo,
  requeueStalledVideos,
  videoJobKinds,
  videosAtOnce,
} from '#features/video-studio/server.ts'
import type { Queue } from '#platform/server/jobs/jobs.ts'
import type { Services } from './start-services.ts'

export const jobKinds: readonly Queue[] = [
  newsletterConfirmation,
  waitlistConfirmation,
  contactNotice,
  contactAcknowledgement,
  accountLinkMail,
  accountNoticeMail,
  accountCleaning,
  analyticsCleaning,
  ...videoJobKinds,
]

/** Takes up the work that waits in the queues. */
export async function startBackgroundJobs(services: Services) {
  const { jobs, database, ...rest } = services
  const means = { ...rest, db: database.db }
  await jobs.work({ kind: newsletterConfirmation, run: sendNewsletterConfirmation(means) })
  await jobs.work({ kind: waitlistConfirmation, run: sendWaitlistConfirmation(means) })
  await jobs.work({ kind: contactNotice, run: sendContactNotice(means) })
  await jobs.work({ kind: contactAcknowledgement, run: sendContactAcknowledgement(means) })
  await jobs.work({ kind: accountLinkMail, run: sendAccountLink(means) })
  await jobs.work({ kind: accountNoticeMail, run: sendAccountNotice(means) })
  await jobs.work({ kind: accountCleaning, run: cleanAccounts(means) })
  await jobs.schedule(accountCleaning, accountCleaningTime, {})
  await jobs.work({ kind: analyticsCleaning, run: cleanAnalytics(services) })
  await jobs.schedule(analyticsCleaning, analyticsCleaningTime, {})
  const studio = { ...services, engines: services.videoEngines, events: services.videoEvents }
  await jobs.work({ kind: renderVideo, run: createRenderWorker(studio), atOnce: videosAtOnce })
  await jobs.work({ kind: removeVideoFiles, run: createFileRemover(studio) })
  await jobs.work({ kind: cancelPrediction, run: createPredictionCanceler(studio) })
  await requeueStalledVideos(studio)
}
