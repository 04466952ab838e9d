import { httpStatusOf, statusOfHttp, type ErrorStatus } from '#platform/common/errors.ts'

/** What went wrong between this page and the server, with a sentence for the person who waits. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: ErrorStatus
  readonly httpStatus: number
  readonly fields: Readonly<Record<string, string>> | undefined
  /** A word for a refusal that the page can do something about by itself. */
  readonly reason: string | undefined
  /** Said by our own server, not by the network or a proxy in front of it. */
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

/** Turns whatever a request rejected with into an ApiError: mostly a network that is not there. */
export function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const aborted = cause instanceof DOMException && cause.name === 'AbortError'
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
  const status = aborted ? 'CANCELLED' : timedOut ? 'DEADLINE_EXCEEDED' : 'UNAVAILABLE'
  return new ApiError(status, sentences[status], { cause })
}

/** Reads an error answer: its envelope when it has one, otherwise what its HTTP status means. */
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
  INVALID_ARGUMENT: 'Something in what you entered was not accepted. Please check it and try again.',
  UNAUTHENTICATED: 'You are not signed in, or your session has ended. Please sign in again.',
  PERMISSION_DENIED: 'Your account is not allowed to do this.',
  NOT_FOUND: 'This does not exist, or no longer does.',
  ABORTED: 'Someone changed this at the same time. Please reload and try again.',
  RESOURCE_EXHAUSTED: 'That was too much in a short time. Please wait a moment and try again.',
  CANCELLED: 'This was cancelled.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNKNOWN: 'Something went wrong on our side. Please try again.',
  UNIMPLEMENTED: 'This is not available yet.',
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
