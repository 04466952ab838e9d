import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { AppError } from '#platform/common/errors.ts'
import type { ByteRange, FileStore, StoredFile } from '#platform/server/files/file-store.ts'
import { videoMessages } from '../../contract/messages.ts'

type Request = { key: string; size?: number | null; download?: string | undefined }
type Found = StoredFile & { stream?: Readable }

/** Sends a file or the requested part. Content under a key never changes, so browsers may cache it. */
export async function serveFile(c: Context, files: FileStore, { key, size, download }: Request) {
  const range = parseRange(c.req.header('range'), () => size ?? 0)
  const isHead = c.req.method === 'HEAD'
  const found: Promise<Found | null> = isHead ? files.describe(key, range) : files.open(key, range)
  const file = await found.catch((error: unknown) => {
    if (error instanceof AppError && error.httpStatus === 416)
      c.header('content-range', `bytes */${String(error.details?.size)}`)
    throw error
  })
  if (!file) throw new AppError('NOT_FOUND', videoMessages.noFile)
  const length = file.range ? file.range.end - file.range.start + 1 : file.size
  c.header('accept-ranges', 'bytes')
  c.header('content-type', file.contentType)
  c.header('content-length', String(length))
  c.header('cache-control', 'private, max-age=3600')
  if (file.range) c.header('content-range', `bytes ${file.range.start}-${file.range.end}/${file.size}`)
  if (download !== undefined) c.header('content-disposition', `attachment; filename="${download}"`)
  const status = file.range ? 206 : 200
  return file.stream ? c.body(Readable.toWeb(file.stream) as ReadableStream, status) : c.body(null, status)
}

/**
 * A single range of bytes as browsers ask for it. Anything else, such as several ranges at once, is answered with the whole
 * file, as HTTP allows. 'The last n bytes' needs the size.
 */
function parseRange(header: string | undefined, size: () => number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return { start: Math.max(0, size() - Number(last)) }
  return last === '' ? { start: Number(first) } : { start: Number(first), end: Number(last) }
}
