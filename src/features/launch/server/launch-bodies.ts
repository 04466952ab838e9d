import type { BodyRule } from '#platform/server/http/limit-body.ts'

/** The plain form that sends a link again. */
export const launchBodies: readonly BodyRule[] = [
  {
    path: /^\/api\/launch\/page-links$/,
    bytes: 2048,
    types: ['application/x-www-form-urlencoded'],
  },
]
