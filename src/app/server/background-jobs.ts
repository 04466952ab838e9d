import { join } from 'node:path'
import {
  analyticsCleanup,
  analyticsCleanupTime,
  deleteExpiredAnalytics,
  queueReportMails,
  reportMail,
  reportMailCheck,
  reportMailCheckTime,
  sendReportMail,
} from '#features/analytics/server.ts'
import {
  accountCleanup,
  accountCleanupTime,
  accountLinkMail,
  accountNoticeMail,
  deleteExpiredAccountData,
  sendAccountLink,
  sendAccountNotice,
} from '#features/accounts/server.ts'
import {
  broadcastBatch,
  broadcastCheck,
  broadcastCheckTime,
  sendBroadcastBatch,
  startDueBroadcasts,
} from '#features/broadcasts/server.ts'
import { countExperiments, experimentCount, experimentCountTime } from '#features/experiments/server.ts'
import {
  contactAcknowledgement,
  contactNotice,
  newsletterConfirmation,
  newsletterWelcome,
  sendContactAcknowledgement,
  sendContactNotice,
  sendNewsletterConfirmation,
  sendNewsletterWelcome,
  sendToolInterestConfirmation,
  sendWaitlistConfirmation,
  toolInterestConfirmation,
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
  maxConcurrentVideos,
} from '#features/video-studio/server.ts'
import {
  answerPageLinkRequest,
  cleanUpLaunch,
  firstPlaceMail,
  inviteMail,
  launchCleanup,
  launchCleanupTime,
  pageLinkRequest,
  placeMail,
  sendFirstPlaceMail,
  sendInviteMail,
  sendPlaceMail,
} from '#features/launch/server.ts'
import {
  campaignDeadlines,
  campaignDeadlinesTime,
  campaignSettlement,
  endCampaigns,
  fixCardMail,
  sendFixCardMail,
} from '#features/funding/server.ts'
import {
  checkInbox,
  conversationReply,
  inboxCheck,
  inboxCheckTime,
  sendReply,
} from '#features/inbox/server.ts'
import type { Services } from './start-services.ts'

/** Takes up the work that waits in the queues. */
export async function startBackgroundJobs(services: Services) {
  const { jobs, database, ...rest } = services
  const deps = { ...rest, db: database.db }
  await jobs.work({ kind: newsletterConfirmation, run: sendNewsletterConfirmation(deps) })
  await jobs.work({ kind: newsletterWelcome, run: sendNewsletterWelcome(deps) })
  await jobs.work({ kind: toolInterestConfirmation, run: sendToolInterestConfirmation(deps) })
  await jobs.work({ kind: waitlistConfirmation, run: sendWaitlistConfirmation(deps) })
  await jobs.work({ kind: firstPlaceMail, run: sendFirstPlaceMail(deps) })
  await jobs.work({ kind: placeMail, run: sendPlaceMail(deps) })
  await jobs.work({ kind: pageLinkRequest, run: answerPageLinkRequest({ db: database.db, jobs }) })
  await jobs.work({ kind: inviteMail, run: sendInviteMail(deps) })
  await jobs.work({ kind: launchCleanup, run: cleanUpLaunch({ database, jobs }) })
  await jobs.schedule(launchCleanup, launchCleanupTime, {})
  await jobs.work({ kind: contactNotice, run: sendContactNotice(deps) })
  await jobs.work({ kind: contactAcknowledgement, run: sendContactAcknowledgement(deps) })
  const inbox = { ...services, ...services.threading, mailFolder: join(services.config.dataDir, 'inbox') }
  await jobs.work({ kind: conversationReply, run: sendReply(inbox) })
  await jobs.work({ kind: inboxCheck, run: checkInbox(inbox) })
  await jobs.schedule(inboxCheck, inboxCheckTime, {})
  await jobs.work({ kind: accountLinkMail, run: sendAccountLink(deps) })
  await jobs.work({ kind: accountNoticeMail, run: sendAccountNotice(deps) })
  await jobs.work({ kind: accountCleanup, run: deleteExpiredAccountData(deps) })
  await jobs.schedule(accountCleanup, accountCleanupTime, {})
  await jobs.work({ kind: analyticsCleanup, run: deleteExpiredAnalytics(services) })
  await jobs.schedule(analyticsCleanup, analyticsCleanupTime, {})
  await jobs.work({ kind: reportMail, run: sendReportMail(deps) })
  await jobs.work({ kind: reportMailCheck, run: queueReportMails(services) })
  await jobs.schedule(reportMailCheck, reportMailCheckTime, {})
  await jobs.work({ kind: experimentCount, run: countExperiments(deps) })
  await jobs.schedule(experimentCount, experimentCountTime, {})
  await jobs.work({ kind: broadcastCheck, run: startDueBroadcasts(services) })
  await jobs.schedule(broadcastCheck, broadcastCheckTime, {})
  // A process that died may have left a broadcast unfinished.
  await jobs.send(database.db, broadcastCheck, {})
  await jobs.work({ kind: broadcastBatch, run: sendBroadcastBatch(services), atOnce: 2 })
  await jobs.work({ kind: campaignDeadlines, run: endCampaigns({ ...services, ...services.settlement }) })
  await jobs.work({ kind: campaignSettlement, run: services.settlement.run, atOnce: 2 })
  await jobs.work({ kind: fixCardMail, run: sendFixCardMail(deps) })
  await jobs.schedule(campaignDeadlines, campaignDeadlinesTime, {})
  const studio = { ...services, engines: services.videoEngines, events: services.videoEvents }
  await jobs.work({ kind: renderVideo, run: createRenderWorker(studio), atOnce: maxConcurrentVideos })
  await jobs.work({ kind: removeVideoFiles, run: createFileRemover(studio) })
  await jobs.work({ kind: cancelPrediction, run: createPredictionCanceler(studio) })
  await requeueStalledVideos(studio)
}
