import type { ApiError } from '#platform/web/api-error.ts'

/** Shows why an attempt at something failed; without an error, a new attempt has begun and its last failure is over. */
export type Report = (attemptAt: string, error?: ApiError) => void
