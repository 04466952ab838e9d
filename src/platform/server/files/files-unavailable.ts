import { AppError } from '#platform/common/errors.ts'

/** What the person sees when the disk is full or the bucket is away; the cause is for the log. */
export function filesUnavailable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'Files are not available right now. Please try again later.', { cause })
}
