import type { Context } from 'hono'
import type { GuardedEnv, Guards, Streams } from '#features/accounts/server.ts'
import { clientGroup } from '#platform/server/http/client-address.ts'
import type { Limit, LimitRule } from '#platform/server/http/rate-limit.ts'
import type { Creator, Studio } from './studio.ts'

/** The dependencies of the studio's routes. */
export type RouteDeps = {
  studio: Studio
  limit: Limit
  requireUser: Guards['requireUser']
  streams: Streams
}

/**
 * Counted in memory if there is only one process, because a statement would add a tenth to the wait for the
 * first idea.
 */
export const generationLimit: LimitRule = {
  name: 'generate',
  perMinute: 30,
  countIn: 'memory-when-embedded',
}

/** The caller of a generation. */
export const creatorOf = (c: Context<GuardedEnv>): Creator => ({
  ...c.var.user,
  client: clientGroup(c.var.clientAddress),
})
