import type { ApiError } from '#platform/web/api-error.ts'

/** The form's own sentence, plus the reason if it helps (offline, rate-limited, an invalid field). */
export function describeFailure({ status, message }: ApiError, alert = ''): string {
  const reason = status === 'INTERNAL' || status === 'UNKNOWN' ? '' : message
  return [alert, reason].filter((text) => text !== '').join('\n')
}
