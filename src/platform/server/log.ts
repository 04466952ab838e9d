import { pino } from 'pino'
import type { Config } from './config.ts'

/**
 * Structured log on standard output. Contains no personal data: no addresses, bodies, query strings or
 * cookies.
 */
export function createLog(level: Config['logLevel']) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
  })
}

export type Log = ReturnType<typeof createLog>

/**
 * A database error's `detail` and parameters may contain user input, so only its code, statement and place
 * are logged.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    code,
    message: code === undefined ? error.message.split('\nparams:')[0]?.slice(0, 500) : undefined,
    // Skips the first lines, which repeat the whole message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .slice(0, 11)
      .join('\n'),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
