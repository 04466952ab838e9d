/** An error and what is behind it, whatever wraps it. */
const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : []

/** Whether one of them has a code, PostgreSQL's or the system's, that is meant. */
export const hasCode = (error: unknown, codes: RegExp): boolean =>
  causesOf(error).some((each) => codes.test((each as { code?: string }).code ?? ''))

/** A unique index holds such a row already. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, /^23505$/)

// PostgreSQL's classes 08 (connection), 53 (out of disk, memory, connections), 57P (shutting down), and the socket's own codes.
const outOfReach = /^(08|53|57P)|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/

// The driver gives some of them no code.
const withoutCode =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed))/

/** The database, or the way to it, is not there at the moment. */
export const isOutOfReach = (error: unknown): boolean =>
  hasCode(error, outOfReach) || causesOf(error).some(({ message }) => withoutCode.test(message))

/** Trying again may help: out of reach, or in the way of another transaction. */
export const isTransient = (error: unknown): boolean => isOutOfReach(error) || hasCode(error, /^40(001|P01)$/)
