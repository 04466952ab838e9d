import { AppError } from '#platform/common/errors.ts'

/** For what may go through later; the cause is for the log. */
export function mailUnavailable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'Mail cannot be sent right now. Please try again later.', { cause })
}
