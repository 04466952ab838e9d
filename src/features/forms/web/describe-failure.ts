import type { ApiError } from '#platform/web/api-error.ts'

/** What is said below the banner: the form's own sentence, and the reason where it helps (offline, too often, a field). */
export function describeFailure({ status, message }: ApiError, alert = ''): string {
  const reason = status === 'INTERNAL' || status === 'UNKNOWN' ? '' : message
  return [alert, reason].filter((text) => text !== '').join('\n')
}
