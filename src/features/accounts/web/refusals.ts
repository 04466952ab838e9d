import type { ApiError } from '#platform/web/api-error.ts'

const refusals: readonly ApiError['status'][] = [
  'INVALID_ARGUMENT',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'ABORTED',
  'RESOURCE_EXHAUSTED',
  // Also said by the page itself when no answer came: what to do is the same.
  'UNAVAILABLE',
]

/** What the server refused it has said in the right words; anything else is a failure. */
export const isRefusal = (error: ApiError) => refusals.includes(error.status)
