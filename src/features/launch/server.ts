export { cleanUpLaunch, launchCleanup, launchCleanupTime } from './server/launch-cleanup.ts'
export { demoReferrals } from './server/demo-referrals.store.ts'
export { demoWaves } from './server/demo-waves.store.ts'
export { invitationRoutes } from './server/invitation.routes.ts'
export { inviteMail, sendInviteMail } from './server/invite-mail.ts'
export { waveRoutes } from './server/wave.routes.ts'
export { demandRoutes, teamDemandRoutes } from './server/demand.routes.ts'
export { launchBodies } from './server/launch-bodies.ts'
export {
  answerPageLinkRequest,
  firstPlaceMail,
  pageLinkRequest,
  placeMail,
  sendFirstPlaceMail,
  sendPlaceMail,
} from './server/place-mail.ts'
export { placeRoutes } from './server/place.routes.ts'
export { referralRoutes } from './server/referral.routes.ts'
export { createWaitlistHooks } from './server/settle-referral.ts'
