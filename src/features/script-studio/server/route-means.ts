import type { Guards, Streams } from '#features/accounts/server.ts'
import type { Limit } from '#platform/server/http/rate-limit.ts'
import type { Studio } from './studio.ts'

/** What the routes of the studio are handed. */
export type RouteMeans = {
  studio: Studio
  limit: Limit
  requireUser: Guards['requireUser']
  streams: Streams
}
