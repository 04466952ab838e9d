import { createRouter } from '#platform/server/http/router.ts'
import { coverRoutes } from './campaigns/cover.routes.ts'
import { ownCampaignRoutes } from './campaigns/own-campaigns.routes.ts'
import { verificationRoutes } from './creators/verification.routes.ts'
import { deliveryRoutes } from './deliveries/delivery.routes.ts'
import { pledgeRoutes } from './pledges/pledge.routes.ts'
import { publicCampaignRoutes } from './public-pages/public.routes.ts'
import { conversationRoutes } from './reservations/conversation.routes.ts'
import { reservationRoutes } from './reservations/reservation.routes.ts'
import { repaymentRoutes } from './repayment/repayment.routes.ts'
import { statementRoutes } from './repayment/statement/statement.routes.ts'
import type { RouteDeps } from './route-deps.ts'
import { moneyTrailRoutes } from './settlement/settlement.routes.ts'

/** Everything under /api about campaigns, except for the team's part. */
export function campaignRoutes(deps: RouteDeps) {
  const router = createRouter()
  router.route('/', ownCampaignRoutes(deps))
  router.route('/', coverRoutes(deps))
  router.route('/', conversationRoutes(deps))
  router.route('/', verificationRoutes(deps))
  router.route('/', reservationRoutes(deps))
  router.route('/', pledgeRoutes(deps))
  router.route('/', deliveryRoutes(deps))
  router.route('/', repaymentRoutes(deps))
  router.route('/', statementRoutes(deps))
  router.route('/', moneyTrailRoutes(deps))
  router.route('/', publicCampaignRoutes(deps))
  return router
}
