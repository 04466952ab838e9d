import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError, statusOfHttp, toEnvelope } from '#platform/common/errors.ts'
import { hasCode, isConflict, isUnreachable } from '../error-causes.ts'
import type { HttpEnv } from './router.ts'

/** The only place that turns errors into responses. Details not meant for the client go to the log. */
export function handleError(error: Error, c: Context<HttpEnv>): Response {
  const appError = toAppError(error)
  if (appError.httpStatus >= 500) {
    const log = appError.status === 'UNAVAILABLE' ? 'warn' : 'error'
    c.var.log[log]({ requestId: c.var.requestId, err: error }, 'request failed')
  }
  const seconds = appError.details?.retryAfterSeconds ?? (appError.status === 'UNAVAILABLE' ? 5 : undefined)
  if (seconds !== undefined) c.header('retry-after', `${seconds}`)
  return c.json(toEnvelope(appError), appError.httpStatus as ContentfulStatusCode)
}

export function handleUnknownPath(): never {
  throw new AppError('NOT_FOUND', 'There is nothing at this address.')
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    const status =
      error.status === 413 || error.status === 415 ? 'INVALID_ARGUMENT' : statusOfHttp(error.status)
    return new AppError(status, error.message || 'The request could not be read.', {
      httpStatus: error.status,
      cause: error,
    })
  }
  if (isUnreachable(error))
    return new AppError('UNAVAILABLE', 'The database is out of reach. Please try again in a moment.', {
      cause: error,
    })
  if (isConflict(error))
    return new AppError('UNAVAILABLE', 'Others are changing the same data. Please try again in a moment.', {
      cause: error,
    })
  if (hasCode(error, /^23503$/))
    return new AppError(
      'ABORTED',
      'This belongs to something that was just deleted. Please reload the page.',
      {
        cause: error,
      },
    )
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', { cause: error })
}
