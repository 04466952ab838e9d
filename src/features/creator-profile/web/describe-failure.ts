import type { ApiError } from '#platform/web/api-error.ts'
import { profileMessages } from '../contract/messages.ts'

/** Adds the reason only if it helps the user; internal errors don't. */
export function describeFailure({ status, message }: ApiError): string {
  const helps = status !== 'INTERNAL' && status !== 'UNKNOWN'
  return helps ? `${profileMessages.failure} ${message}` : profileMessages.failure
}
