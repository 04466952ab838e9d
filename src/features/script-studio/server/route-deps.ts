import type { Context } from 'hono'
import type { GuardedEnv, Guards, Streams } from '#features/accounts/server.ts'
import { clientGroup } from '#platform/server/http/client-address.ts'
import type { Limit, LimitRule } from '#platform/server/http/rate-limit.ts'
import type { Creator, Studio } from './studio.ts'

/** What the routes of the studio are handed. */
export type RouteDeps = {
  studio: Studio
  limit: Limit
  requireUser: Guards['requireUser']
  streams: Streams
}

/** Counted in memory where one process is all: a statement would be a tenth of the wait for the first idea. */
export const generationLimit: LimitRule = {
  name: 'generate',
  perMinute: 30,
  countIn: 'memory-when-embedded',
}

/** Who asks for something to be written. */
export const creatorOf = (c: Context<GuardedEnv>): Creator => ({
  ...c.var.user,
  client: clientGroup(c.var.clientAddress),
})
