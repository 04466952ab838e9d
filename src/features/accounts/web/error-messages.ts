import type { ApiError } from '#platform/web/api-error.ts'
import { signInMessages } from '../contract/messages.ts'

const rejectionStatuses: readonly ApiError['status'][] = [
  'INVALID_ARGUMENT',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'ABORTED',
  'RESOURCE_EXHAUSTED',
]

/** True if the server's message is meant for the user; anything else is an unexpected failure. */
export const isRefusal = (error: ApiError) =>
  rejectionStatuses.includes(error.status) || error.message === signInMessages.busy
