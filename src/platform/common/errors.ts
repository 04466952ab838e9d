/** The API's error codes, and the HTTP status of each. */
export const httpStatusOf = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  INTERNAL: 500,
  UNKNOWN: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const

export type ErrorStatus = keyof typeof httpStatusOf

export type ErrorDetails = {
  fields?: Record<string, string>
  retryAfterSeconds?: number
  [key: string]: unknown
}

/** The envelope of every error response. */
export type ErrorEnvelope = { error: { status: ErrorStatus; message: string; details?: ErrorDetails } }

/** An error whose message may be shown to the client. Any other error becomes INTERNAL. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: ErrorStatus
  readonly httpStatus: number
  readonly details: ErrorDetails | undefined

  constructor(
    status: ErrorStatus,
    message: string,
    options: { details?: ErrorDetails; httpStatus?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.httpStatus = options.httpStatus ?? httpStatusOf[status]
    this.details = options.details
  }
}

export function toEnvelope(error: AppError): ErrorEnvelope {
  const { status, message, details } = error
  return { error: details === undefined ? { status, message } : { status, message, details } }
}

/** Maps the HTTP status of a response without a body to an error code. */
export function statusOfHttp(http: number): ErrorStatus {
  if (http === 0) return 'INTERNAL'
  const found = Object.entries(httpStatusOf).find(([, code]) => code === http)
  return (found?.[0] as ErrorStatus | undefined) ?? 'UNKNOWN'
}
