/** An error and what is behind it, whatever wraps it. */
export const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : []

/** Whether one of them has a code, PostgreSQL's or the system's, that is meant. */
export const hasCode = (error: unknown, codes: RegExp): boolean =>
  causesOf(error).some((each) => codes.test((each as { code?: string }).code ?? ''))

/** A unique index holds such a row already. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, /^23505$/)
