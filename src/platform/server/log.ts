import { pino } from 'pino'
import type { Config } from './config.ts'

/** Structured lines on standard output. Nothing personal is logged: no addresses, no bodies, no query strings, no cookies. */
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

/** A database error's `detail` and parameters hold what a person typed; only its code, statement and place are kept. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    code,
    message: code === undefined ? error.message.split('\nparams:')[0]?.slice(0, 500) : undefined,
    // Not its first lines, which repeat the whole message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .slice(0, 11)
      .join('\n'),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
