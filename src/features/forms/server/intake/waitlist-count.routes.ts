import { createRoute, z } from '@hono/zod-openapi'
import { minuteMs } from '#platform/common/durations.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse } from '#platform/server/http/router.ts'
import { minShownCount } from '../../contract/site-messages.ts'
import { countConfirmedPeople } from './waitlist.store.ts'

const WaitlistCount = z.object({
  count: z
    .int()
    .nullable()
    .openapi({ description: `Null if fewer than ${minShownCount} people have joined.` }),
})

const keptMs = 10 * minuteMs

/** How many people have confirmed their address. Counting a long list is slow, so the number is kept for a while. */
export function waitlistCountRoutes({ db }: { db: Db }) {
  let kept: { count: Promise<number>; until: number } | undefined

  function countPeople(): Promise<number> {
    if (kept && kept.until > Date.now()) return kept.count
    const count = countConfirmedPeople(db)
    kept = { count, until: Date.now() + keptMs }
    // A failure is not kept.
    count.catch(() => (kept = undefined))
    return count
  }

  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/waitlist/count',
      summary: 'How many people are on the waitlist',
      responses: { 200: jsonResponse('The number.', WaitlistCount) },
    }),
    async (c) => {
      const count = await countPeople()
      return c.json({ count: count < minShownCount ? null : count }, 200)
    },
  )
}
