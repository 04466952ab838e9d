import { AppError } from '#platform/common/errors.ts'

/** Shown when the disk is full or the bucket is unreachable; the cause goes to the log. */
export function filesUnavailable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'Files are not available right now. Please try again later.', { cause })
}
