import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { CampaignId, CampaignSlug } from '../../contract/campaigns.ts'
import {
  MoneyTrail,
  SettlementList,
  Transfer,
  TransferApproval,
  TransferId,
  TransferProposal,
  TransferReason,
} from '../../contract/transfers.ts'
import { requirePublic } from '../reservations/support-campaign.ts'
import type { RouteDeps } from '../route-deps.ts'
import { approveTransfer, proposeTransfer, rejectTransfer } from './approve-transfer.ts'
import { reversePayout } from './reverse-payout.ts'
import { presentTransfer, readMoneyTrail, readSettlements } from './present-settlement.ts'

type Deps = Pick<RouteDeps, 'database' | 'jobs' | 'rules' | 'guards' | 'limit' | 'payments'>

const changed = { 200: jsonResponse('The payout or refund.', Transfer), ...errorResponses }

/** How the team watches settlements and lets money leave. Mounted behind the guard of /api/admin. */
export function settlementRoutes({ database, jobs, rules, guards, limit, payments }: Deps) {
  const { db } = database
  const deps = { database, jobs, rules, provider: payments.provider }
  const router = createRouter<GuardedEnv>()
  router.on(['POST', 'PUT'], '/transfers/:id/*', limit(writeLimit))
  router.on(['POST'], '/campaigns/:id/transfers', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/settlements',
        summary: 'Campaigns after their deadline: pledges, balances, payouts and refunds',
        responses: { 200: jsonResponse('The newest 100.', SettlementList), ...errorResponses },
      }),
      async (c) => c.json({ items: await readSettlements(db, rules) }, 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/campaigns/{id}/transfers',
        middleware: guards.requireFreshFactor,
        summary: 'Propose a payout or the refund of a pledge',
        request: { params: CampaignId, ...jsonBody(TransferProposal) },
        responses: { 201: jsonResponse('The payout or refund.', Transfer), ...errorResponses },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const added = await proposeTransfer(deps, id, c.var.user, c.req.valid('json'))
        return c.json(presentTransfer(added, rules), 201)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/transfers/{id}/approvals',
        middleware: guards.requireFreshFactor,
        summary: 'Approve a payout or refund; large ones need two people',
        request: { params: TransferId, ...jsonBody(TransferApproval) },
        responses: changed,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const approved = await approveTransfer(deps, id, c.var.user, c.req.valid('json'))
        return c.json(presentTransfer(approved, rules), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/transfers/{id}/rejection',
        middleware: guards.requireFreshFactor,
        summary: 'Reject a payout or refund that isn’t approved yet',
        request: { params: TransferId, ...jsonBody(TransferReason) },
        responses: changed,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const rejected = await rejectTransfer(deps, id, c.var.user, c.req.valid('json').reason)
        return c.json(presentTransfer(rejected, rules), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/transfers/{id}/reversal',
        middleware: guards.requireFreshFactor,
        summary: 'Take back a payout that went wrong, so that it can be paid out again',
        request: { params: TransferId, ...jsonBody(TransferReason) },
        responses: changed,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const reversed = await reversePayout(deps, id, c.var.user, c.req.valid('json').reason)
        return c.json(presentTransfer(reversed, rules), 200)
      },
    )
}

export function moneyTrailRoutes({ database: { db }, payments }: Pick<RouteDeps, 'database' | 'payments'>) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/campaigns/{slug}/money',
      summary: 'Where a campaign’s money is: totals, no names',
      request: { params: CampaignSlug },
      responses: { 200: jsonResponse('The totals.', MoneyTrail), ...errorResponses },
    }),
    async (c) => {
      const { campaign } = await requirePublic(db, c.req.valid('param').slug)
      return c.json(await readMoneyTrail(db, campaign, await payments.now()), 200)
    },
  )
}
