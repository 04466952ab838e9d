import type { ApiError } from '#platform/web/api-error.ts'
import { signInMessages } from '../contract/messages.ts'

const errorResponses: readonly ApiError['status'][] = [
  'INVALID_ARGUMENT',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'ABORTED',
  'RESOURCE_EXHAUSTED',
]

/** What the server refused it has said in the right words; anything else is a failure. */
export const isRefusal = (error: ApiError) =>
  errorResponses.includes(error.status) || error.message === signInMessages.busy
