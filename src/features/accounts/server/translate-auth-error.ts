import { isAPIError } from 'better-auth/api'
import { AppError, statusOfHttp, toEnvelope } from '#platform/common/errors.ts'
import { signInMessages } from '../contract/messages.ts'

/** Converts the auth library's errors to our format, because its messages reveal too much. */
export function rethrowTranslated(error: unknown): never {
  if (!isAPIError(error)) throw error
  throw describe(error.statusCode, (error.body as { code?: unknown } | undefined)?.code, error)
}

/** The same for a response that the library has already built. */
export async function translateRefusal(response: Response): Promise<Response> {
  const body: unknown = await response.json().catch(() => undefined)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  const error = describe(response.status, code)
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-type']) headers.delete(name)
  return Response.json(toEnvelope(error), { status: error.httpStatus, headers })
}

function describe(httpStatus: number, code: unknown, cause?: unknown): AppError {
  switch (code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
      return new AppError('UNAUTHENTICATED', signInMessages.failed, { cause })
    case 'INVALID_EMAIL':
      return new AppError('INVALID_ARGUMENT', 'Please enter a valid email address.', { cause })
    case 'FAILED_TO_GET_SESSION':
      // The library reports every database failure like this.
      return new AppError('UNAVAILABLE', 'Your session could not be read. Please try again in a moment.', {
        cause,
      })
    default:
      return httpStatus >= 500
        ? new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', { cause })
        : new AppError(statusOfHttp(httpStatus), 'This request was rejected.', { httpStatus, cause })
  }
}
