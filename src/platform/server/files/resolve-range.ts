import { AppError } from '#platform/common/errors.ts'
import type { ByteRange } from './file-store.ts'

/** Resolves a requested range and clamps it to the file's size (RFC 9110, 14.1.2). */
export function resolveRange(
  { start, end = Infinity }: ByteRange,
  size: number,
): { start: number; end: number } {
  const last = Math.min(end, size - 1)
  const areWhole = Number.isSafeInteger(start) && Number.isSafeInteger(last)
  if (areWhole && start >= 0 && start <= last) return { start, end: last }
  throw rangeRefused(size)
}

/** Includes the size, which the Content-Range header of a 416 response needs. */
export function rangeRefused(size: number): AppError {
  return new AppError('INVALID_ARGUMENT', 'The requested range is outside the file.', {
    httpStatus: 416,
    details: { size },
  })
}
