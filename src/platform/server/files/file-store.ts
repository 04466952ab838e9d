import type { Readable } from 'node:stream'

export type FileStore = {
  /**
   * Stores all of the content or nothing: when the content's stream fails, the promise rejects with the
   * stream's own error, and what was stored under the key before stays.
   */
  put(key: string, content: FileContent, options: { contentType: string }): Promise<{ size: number }>
  /**
   * Answers null when there is no such file. The caller reads the stream to its end or destroys it. `size` is
   * the whole file's; `range` is what the stream holds of it, both ends included. A range with nothing in it
   * is refused with 416.
   */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>
  /** What `open` would say about the file, without opening it. */
  describe(key: string, range?: ByteRange): Promise<StoredFile | null>
  /** Removing a file that is not there is no error. */
  remove(key: string): Promise<void>
  /** Throws UNAVAILABLE when files can be neither read nor written at the moment. */
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
