import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { readCursor, timeKey, writeCursor } from '#platform/server/cursor.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonResponse } from '#platform/server/http/router.ts'
import {
  ReferralId,
  referralMessages,
  ReferralPage,
  ReferralQuery,
  type Referral,
} from '../contract/referrals.ts'
import { lockLines } from './line.store.ts'
import { addRelease, addReversal, findCredit, listReferrals } from './referrals.store.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/launch/referrals',
  summary: 'List held or counted referrals, newest first',
  request: { query: ReferralQuery },
  responses: {
    200: jsonResponse('One page; `nextCursor` returns the next.', ReferralPage),
    ...errorResponses,
  },
})

const releaseRoute = createRoute({
  method: 'put',
  path: '/launch/referrals/{id}/release',
  summary: 'Count a held referral',
  request: { params: ReferralId },
  responses: { 204: { description: 'It counts now.' }, ...errorResponses },
})

const reversalRoute = createRoute({
  method: 'put',
  path: '/launch/referrals/{id}/reversal',
  summary: 'Take a counted referral back',
  request: { params: ReferralId },
  responses: { 204: { description: 'It no longer counts.' }, ...errorResponses },
})

/** Mounted behind the guard of /api/admin. */
export function referralRoutes({ database }: { database: Database }) {
  return createRouter<GuardedEnv>()
    .openapi(listRoute, async (c) => {
      const { state, limit, cursor } = c.req.valid('query')
      const before = readCursor(cursor, timeKey)
      const found = await listReferrals(database.db, state, { limit: limit + 1, before })
      const page = found.slice(0, limit)
      const last = found.length > limit ? page.at(-1) : undefined
      const nextCursor = last ? writeCursor({ key: last.createdAt, id: last.id }) : null
      return c.json({ items: page.map(presentReferral), nextCursor }, 200)
    })
    .openapi(releaseRoute, async (c) => {
      await correctReferral(database, c.var.user.email, c.req.valid('param').id, 'release')
      return c.body(null, 204)
    })
    .openapi(reversalRoute, async (c) => {
      await correctReferral(database, c.var.user.email, c.req.valid('param').id, 'reversal')
      return c.body(null, 204)
    })
}

export type ReferralRoutes = ReturnType<typeof referralRoutes>

const corrections = {
  release: { of: ['hold'], add: addRelease, action: 'referral_released', refusal: referralMessages.notHeld },
  reversal: {
    of: ['credit', 'release'],
    add: addReversal,
    action: 'referral_reversed',
    refusal: referralMessages.notCounted,
  },
} as const

/** Adds the row that corrects another one, at most once however many ask at the same time. */
function correctReferral(database: Database, actorEmail: string, id: string, how: keyof typeof corrections) {
  const { of, add, action, refusal } = corrections[how]
  return database.transaction(async (tx) => {
    const found = await findCredit(tx, id)
    if (!found) throw new AppError('NOT_FOUND', referralMessages.notFound)
    await lockLines(tx, [found.audience])
    const isPossible = of.some((kind) => kind === found.kind)
    if (!isPossible || !(await add(tx, found))) throw new AppError('ABORTED', refusal)
    await writeAudit(tx, { actorEmail, action, subject: `referral/${id}`, details: { reason: found.reason } })
  })
}

function presentReferral(row: Awaited<ReturnType<typeof listReferrals>>[number]): Referral {
  const { id, referrer, referred, reason, createdAt } = row
  return {
    id,
    referrer,
    referred,
    holdReason: reason === 'referral' ? null : reason,
    createdAt: createdAt.toISOString(),
  }
}
