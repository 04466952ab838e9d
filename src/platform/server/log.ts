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

// A database error's `detail` and `parameters` hold what a person typed; only its code and place are kept.
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code } = error as { code?: unknown }
  return {
    name: error.name,
    code,
    message: code === undefined ? error.message.slice(0, 500) : undefined,
    stack: error.stack?.split('\n').slice(1, 12).join('\n'),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
