import type { ApiError } from '#platform/web/api-error.ts'

/** Shows why an attempt failed; undefined means that a new attempt has started. */
export type Report = (attemptAt: string, error?: ApiError) => void
