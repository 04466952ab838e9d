import type { BodyRule } from '#platform/server/http/limit-body.ts'

const plainForm = 'application/x-www-form-urlencoded'

/** What the forms take: JSON from a script, and what a browser sends by itself when there is none. */
export const formBodies: readonly BodyRule[] = [
  {
    path: /^\/api\/forms\/(newsletter|waitlist)\/(confirmation|unsubscription)$/,
    bytes: 1024,
    types: [plainForm],
  },
  { path: /^\/api\/forms\/[^/]+$/, bytes: 128 * 1024, types: ['application/json', plainForm] },
]
