/** Yields an error and its whole chain of causes. */
const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : []

/** True if any error in the cause chain has one of these PostgreSQL or system codes. */
export const hasCode = (error: unknown, codes: RegExp): boolean =>
  causesOf(error).some((each) => codes.test((each as { code?: string }).code ?? ''))

/** True for a unique constraint violation. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, /^23505$/)

// PostgreSQL classes 08 (connection), 53 (resources) and 57P (shutdown), plus socket error codes.
const outOfReach = /^(08|53|57P)|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/

// The driver reports some connection errors without a code.
const withoutCode =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed))/

/** True if the database is unreachable at the moment. */
export const isUnreachable = (error: unknown): boolean =>
  hasCode(error, outOfReach) || causesOf(error).some(({ message }) => withoutCode.test(message))

/** True if PostgreSQL ended a transaction because it conflicted with another: nothing of it is stored. */
export const isConflict = (error: unknown): boolean => hasCode(error, /^40(001|P01)$/)

/** True if a retry may help: the database is unreachable, or the transaction conflicts with another. */
export const isTransient = (error: unknown): boolean => isUnreachable(error) || isConflict(error)
