import { AppError } from '#platform/common/errors.ts'

/** For temporary failures; the cause goes to the log. */
export function mailUnavailable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'Email cannot be sent right now. Please try again later.', { cause })
}
