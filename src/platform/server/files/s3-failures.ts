import { AppError } from '#platform/common/errors.ts'
import { filesUnavailable } from './files-unavailable.ts'

/**
 * Logs only the code and HTTP status, because the server's message can contain the access key and the signed
 * request.
 */
export function s3Unavailable(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { name, code, status } = readFailure(error)
  const label = [name, code, status && `HTTP ${status}`].filter(Boolean).join(', ')
  return filesUnavailable(new Error(`S3 request failed: ${label || 'unknown'}`))
}

export function isMissing(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes(readFailure(error).name)
}

export function isUnsatisfiable(error: unknown): boolean {
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
