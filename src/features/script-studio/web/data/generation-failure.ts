import { ApiError, asApiError } from '#platform/web/api-error.ts'

import { generationMessages, type GenerationKind } from '../../contract/messages.ts'

/** A failed generation with the specified prefix and the reason. */
export function generationFailure(kind: GenerationKind, cause: unknown): ApiError {
  const error = asApiError(cause)
  const { wrapper, unreadable, fallback } = generationMessages[kind]
  const isSaid =
    error.message.startsWith(wrapper) || error.message === unreadable || error.message === fallback
  if (isSaid || error.status === 'INVALID_ARGUMENT') return error
  const isUnknown = error.status === 'INTERNAL' || error.status === 'UNKNOWN'
  const message = isUnknown ? fallback : `${wrapper}${error.message}`
  return new ApiError(error.status, message, { httpStatus: error.httpStatus, cause: error })
}

/** Shows why an attempt failed; undefined means that a new attempt has started. */
export type Report = (attemptAt: string, error?: ApiError) => void
