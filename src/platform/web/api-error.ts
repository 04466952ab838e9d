import { httpStatusOf, statusOfHttp, type ErrorStatus } from '#platform/common/errors.ts'

/** A failed request, with a message for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: ErrorStatus
  readonly httpStatus: number
  readonly fields: Readonly<Record<string, string>> | undefined
  /** A code for errors that the page can handle itself. */
  readonly reason: string | undefined
  /** True if our own server responded, not the network or a proxy. */
  readonly isFromServer: boolean

  constructor(
    status: ErrorStatus,
    message: string,
    options: {
      fields?: Record<string, string> | undefined
      reason?: string | undefined
      httpStatus?: number
      isFromServer?: boolean
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.httpStatus = options.httpStatus ?? httpStatusOf[status]
    this.fields = options.fields
    this.reason = options.reason
    this.isFromServer = options.isFromServer ?? false
  }
}

/** Turns any rejection of a request, usually a network failure, into an ApiError. */
export function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const aborted = cause instanceof DOMException && cause.name === 'AbortError'
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
  const status = aborted ? 'CANCELLED' : timedOut ? 'DEADLINE_EXCEEDED' : 'UNAVAILABLE'
  return new ApiError(status, sentences[status], { cause })
}

/** Reads an error response: its envelope if present, otherwise the meaning of its HTTP status. */
export function apiErrorOf(httpStatus: number, body: unknown): ApiError {
  const said = envelopeIn(body)
  if (said === undefined) {
    const status = statusOfHttp(httpStatus)
    return new ApiError(status, sentences[status], { httpStatus })
  }
  const { fields, reason } = said
  return new ApiError(said.status, said.message, { fields, reason, httpStatus, isFromServer: true })
}

const sentences: Record<ErrorStatus, string> = {
  INVALID_ARGUMENT: "Some of what you entered wasn't accepted. Please check it and try again.",
  UNAUTHENTICATED: "You're not signed in, or your session has expired. Please sign in again.",
  PERMISSION_DENIED: 'Your account is not allowed to do this.',
  NOT_FOUND: "This doesn't exist, or no longer does.",
  ABORTED: 'Someone else changed this in the meantime. Please reload and try again.',
  RESOURCE_EXHAUSTED: 'Too many requests. Please wait a moment and try again.',
  CANCELLED: 'This was canceled.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNKNOWN: 'Something went wrong on our side. Please try again.',
  UNIMPLEMENTED: "This isn't available yet.",
  UNAVAILABLE: 'We can’t reach the server right now. Check your connection and try again.',
  DEADLINE_EXCEEDED: 'This took too long. Please try again.',
}

function envelopeIn(body: unknown) {
  const error = isRecord(body) ? body['error'] : undefined
  if (!isRecord(error) || !isErrorStatus(error['status']) || typeof error['message'] !== 'string')
    return undefined
  const details = isRecord(error['details']) ? error['details'] : {}
  return {
    status: error['status'],
    message: error['message'],
    fields: fieldsIn(details['fields']),
    reason: typeof details['reason'] === 'string' ? details['reason'] : undefined,
  }
}

function fieldsIn(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return texts.length === 0 ? undefined : Object.fromEntries(texts)
}

function isErrorStatus(value: unknown): value is ErrorStatus {
  return typeof value === 'string' && Object.hasOwn(httpStatusOf, value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
