import type { BodyRule } from '#platform/server/http/limit-body.ts'

const plainForm = 'application/x-www-form-urlencoded'

/** Forms accept JSON and, from browsers without scripts, form-encoded bodies. */
export const formBodies: readonly BodyRule[] = [
  {
    path: /^\/api\/forms\/(newsletter|waitlist|tool_interest)\/(confirmation|unsubscription)$/,
    bytes: 1024,
    // Mail programs unsubscribe with either kind of form.
    types: [plainForm, 'multipart/form-data'],
  },
  { path: /^\/api\/forms\/[^/]+$/, bytes: 128 * 1024, types: ['application/json', plainForm] },
]
