import { AppError, type ErrorStatus } from '#platform/common/errors.ts'
import { ModelError, type ModelTrouble } from '#platform/server/ai/model-error.ts'
import { generationMessages, modelFailures, type GenerationKind } from '../../contract/messages.ts'
import { UnreadableReply } from './read-reply.ts'

const statuses: Record<ModelTrouble, ErrorStatus> = {
  'timed-out': 'DEADLINE_EXCEEDED',
  busy: 'RESOURCE_EXHAUSTED',
  'out-of-order': 'UNAVAILABLE',
  unreachable: 'UNAVAILABLE',
  refused: 'UNAVAILABLE',
  'cut-off': 'UNAVAILABLE',
  oversized: 'UNAVAILABLE',
  stopped: 'CANCELLED',
}

/** The error of a failed generation: the specified prefix with our own cause. */
export function explainFailure(kind: GenerationKind, error: unknown): AppError {
  const { wrapper, unreadable, fallback } = generationMessages[kind]
  if (error instanceof UnreadableReply)
    return new AppError('INTERNAL', kind === 'caption' ? `${wrapper}${unreadable}.` : unreadable, {
      cause: error,
    })
  if (error instanceof ModelError) {
    const why = error.trouble === 'stopped' ? 'it was stopped.' : modelFailures[error.trouble]
    return new AppError(statuses[error.trouble], `${wrapper}${why}`, { cause: error })
  }
  return new AppError('UNKNOWN', fallback, { cause: error })
}
