import { OversizedResponse } from '../fetch-within.ts'

export type ModelTrouble =
  | 'timed-out'
  | 'busy'
  | 'out-of-order'
  | 'unreachable'
  | 'refused'
  | 'cut-off'
  | 'oversized'
  | 'stopped'

/** A model failure in our own words. The provider's message stays in the cause, for the log only. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly trouble: ModelTrouble

  constructor(trouble: ModelTrouble, cause?: unknown) {
    super(`The model is ${trouble}`, { cause })
    this.trouble = trouble
  }
}

/** Classifies any error that the SDK throws. `isStopped`: the caller aborted. */
export function toModelError(error: unknown, isStopped: boolean): ModelError {
  if (error instanceof ModelError) return error
  if (isStopped) return new ModelError('stopped', error)
  for (let each = error; each instanceof Error; each = findCause(each)) {
    if (each instanceof ModelError) return each
    if (each instanceof OversizedResponse) return new ModelError('oversized', error)
    const { name, statusCode } = each as Error & { statusCode?: number }
    if (name === 'TimeoutError' || name === 'AbortError') return new ModelError('timed-out', error)
    if (statusCode === undefined) continue
    if (statusCode === 408 || statusCode === 504) return new ModelError('timed-out', error)
    if (statusCode === 429) return new ModelError('busy', error)
    if (statusCode >= 500) return new ModelError('out-of-order', error)
    if (statusCode >= 400) return new ModelError('refused', error)
  }
  return new ModelError(hasSocketCode(error) ? 'unreachable' : 'out-of-order', error)
}

const findCause = (error: Error): unknown => (error as { lastError?: unknown }).lastError ?? error.cause

function hasSocketCode(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = findCause(each))
    if (
      /^(E[A-Z]+|UND_ERR_\w+)$/.test((each as { code?: string }).code ?? '') ||
      each.message === 'fetch failed'
    )
      return true
  return false
}

/** The provider's retry delay, in milliseconds. */
export function readRetryAfter(error: ModelError): number | undefined {
  for (let each: unknown = error.cause; each instanceof Error; each = findCause(each)) {
    const { responseHeaders } = each as { responseHeaders?: Record<string, string> }
    const seconds = Number(responseHeaders?.['retry-after'])
    if (Number.isFinite(seconds) && responseHeaders?.['retry-after']) return seconds * 1000
  }
  return undefined
}
