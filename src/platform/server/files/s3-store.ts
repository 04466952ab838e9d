import { Readable } from 'node:stream'
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'
import { requireContentType, requireFileKey } from './file-key.ts'
import { type ByteRange, type FileStore, type OpenFile, filesUnavailable } from './file-store.ts'
import { meterContent } from './meter-content.ts'
import { rangeRefused, resolveRange } from './resolve-range.ts'
import { AppError } from '#platform/common/errors.ts'

/**
 * Stores files as objects in a bucket. The AWS SDK is large, so it is loaded only if a bucket is configured.
 */
export async function createS3Store(settings: S3Settings): Promise<FileStore> {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const client = new sdk.S3Client(clientConfig(settings))
  const Bucket = settings.bucket

  async function describe(Key: string) {
    const object = await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw s3Unavailable(error)
    })
    return object && { size: object.ContentLength ?? 0, contentType: object.ContentType ?? unknownType }
  }

  return {
    async put(key, content, options) {
      const Key = requireFileKey(key)
      const ContentType = requireContentType(options.contentType)
      const metered = meterContent(content)
      const params = { Bucket, Key, ContentType, Body: Readable.from(metered.chunks) }
      try {
        await new Upload({ client, params, queueSize: partsAtOnce }).done()
      } catch (error) {
        throw metered.failure ? metered.failure.error : s3Unavailable(error)
      }
      return { size: metered.size }
    },

    async open(key, range) {
      const Key = requireFileKey(key)
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`
      try {
        const object = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }))
        return presentObject(object, range)
      } catch (error) {
        if (isMissing(error)) return null
        throw isUnsatisfiable(error) ? rangeRefused((await describe(Key))?.size ?? 0) : s3Unavailable(error)
      }
    },

    async describe(key, range) {
      const file = await describe(requireFileKey(key))
      return file && { ...file, ...(range && { range: resolveRange(range, file.size) }) }
    },

    async remove(key) {
      const Key = requireFileKey(key)
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        if (!isMissing(error)) throw s3Unavailable(error)
      })
    },

    async check() {
      const abortSignal = AbortSignal.timeout(checkTimeoutMs)
      await client.send(new sdk.HeadBucketCommand({ Bucket }), { abortSignal }).catch(rethrowUnavailable)
    },
  }
}

export type S3Settings = {
  endpoint?: string | undefined
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const unknownType = 'application/octet-stream'
// A part is 5 MB, and each upload holds this many in memory.
const partsAtOnce = 2
const checkTimeoutMs = 3_000

function clientConfig({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  return {
    // S3 servers other than Amazon's rarely support a host name per bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      // Applies until the response headers arrive, so it bounds the upload of a part but not a download.
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      socketTimeout: 30_000,
    },
    // Many S3-compatible servers reject Amazon's newer checksums, which are on by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
}

function presentObject(object: GetObjectCommandOutput, range: ByteRange | undefined): OpenFile {
  if (!(object.Body instanceof Readable)) throw new TypeError('The response has no stream.')
  const stream: Readable = object.Body
  const contentType = object.ContentType ?? unknownType
  const total = /\/(\d+)$/.exec(object.ContentRange ?? '')?.[1]
  const size = Number(total ?? object.ContentLength)
  try {
    const part = range && resolveRange(range, size)
    // Without the header the server ignored the range and sends the whole file.
    return part && total ? { stream, size, contentType, range: part } : { stream, size, contentType }
  } catch (error) {
    stream.destroy()
    throw error
  }
}

function rethrowUnavailable(error: unknown): never {
  throw s3Unavailable(error)
}

/**
 * Logs only the code and HTTP status, because the server's message can contain the access key and the signed
 * request.
 */
function s3Unavailable(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { name, code, status } = readFailure(error)
  const label = [name, code, status && `HTTP ${status}`].filter(Boolean).join(', ')
  return filesUnavailable(new Error(`S3 request failed: ${label || 'unknown'}`))
}

function isMissing(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes(readFailure(error).name)
}

function isUnsatisfiable(error: unknown): boolean {
  return readFailure(error).status === 416
}

function readFailure(error: unknown) {
  const { name, code, $metadata } = (error ?? {}) as Partial<{
    name: unknown
    code: unknown
    $metadata: { httpStatusCode?: number }
  }>
  return { name: asWord(name), code: asWord(code), status: $metadata?.httpStatusCode }
}

function asWord(value: unknown): string {
  return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : ''
}
