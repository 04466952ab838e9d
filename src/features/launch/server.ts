export { referralRoutes } from './server/referral.routes.ts'
export { createWaitlistHooks } from './server/settle-referral.ts'
