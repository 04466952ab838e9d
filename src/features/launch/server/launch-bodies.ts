import type { BodyRule } from '#platform/server/http/limit-body.ts'

/** Plain forms: send a link again, accept an invitation. */
export const launchBodies: readonly BodyRule[] = [
  {
    path: /^\/api\/launch\/(page-links|invitation)$/,
    bytes: 2048,
    types: ['application/x-www-form-urlencoded'],
  },
]
