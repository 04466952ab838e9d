import type { ApiError } from '#platform/web/api-error.ts'
import { profileMessages } from '../contract/messages.ts'

/** That it was not saved, and the reason where that helps; never our own troubles. */
export function describeFailure({ status, message }: ApiError): string {
  const helps = status !== 'INTERNAL' && status !== 'UNKNOWN'
  return helps ? `${profileMessages.failure} ${message}` : profileMessages.failure
}
