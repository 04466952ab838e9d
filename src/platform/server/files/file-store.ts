import { AppError } from '#platform/common/errors.ts'
import type { Readable } from 'node:stream'

export type FileStore = {
  /**
   * Stores all of the content or nothing: if the stream fails, the promise rejects with its error and the
   * previous content stays.
   */
  put(key: string, content: FileContent, options: { contentType: string }): Promise<{ size: number }>
  /**
   * Returns null for a missing file. The caller must read the stream to its end or destroy it. `size` is the
   * whole file's; `range` is the part in the stream, both ends inclusive. An unsatisfiable range throws 416.
   */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>
  /** What `open` would return about the file, without opening it. */
  describe(key: string, range?: ByteRange): Promise<StoredFile | null>
  /** Removing a missing file succeeds. */
  remove(key: string): Promise<void>
  /** Throws UNAVAILABLE if files cannot be read or written at the moment. */
  check(): Promise<void>
}

export type FileContent = Uint8Array | Readable

export type ByteRange = { start: number; end?: number | undefined }

export type StoredFile = {
  size: number
  contentType: string
  range?: { start: number; end: number }
}

export type OpenFile = StoredFile & { stream: Readable }

/** Shown when the disk is full or the bucket is unreachable; the cause goes to the log. */
export function filesUnavailable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', 'Files are not available right now. Please try again later.', { cause })
}
