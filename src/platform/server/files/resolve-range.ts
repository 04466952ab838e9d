import { AppError } from '#platform/common/errors.ts'
import type { ByteRange } from './file-store.ts'

/** The part of a file that a range asks for, cut at the file's end as HTTP demands (RFC 9110, 14.1.2). */
export function resolveRange(
  { start, end = Infinity }: ByteRange,
  size: number,
): { start: number; end: number } {
  const last = Math.min(end, size - 1)
  const areWhole = Number.isSafeInteger(start) && Number.isSafeInteger(last)
  if (areWhole && start >= 0 && start <= last) return { start, end: last }
  throw rangeRefused(size)
}

/** Carries the size, which the Content-Range header of a 416 answer has to name. */
export function rangeRefused(size: number): AppError {
  return new AppError('INVALID_ARGUMENT', 'The file has no such range.', {
    httpStatus: 416,
    details: { size },
  })
}
