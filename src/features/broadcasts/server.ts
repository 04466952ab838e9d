export { broadcastRoutes } from './server/broadcast.routes.ts'
export { demoBroadcasts } from './server/demo-broadcasts.store.ts'
export { mailEventRoutes } from './server/mail-events.routes.ts'
export { broadcastsOf } from './server/personal-broadcasts.store.ts'
export {
  broadcastBatch,
  broadcastCheck,
  broadcastCheckTime,
  sendBroadcastBatch,
  startDueBroadcasts,
} from './server/send-broadcasts.ts'
export { broadcastBodies, broadcastUnsubscriptionRoutes } from './server/unsubscription.routes.ts'
