import { ApiError, apiErrorOf, asApiError } from '#platform/web/api-error.ts'
import type { IdeasEvent, ScriptEvent } from '../../contract/stream.ts'
import { splitLines } from './split-lines.ts'

type AnyEvent = IdeasEvent | ScriptEvent
type DataEvent<Event> = Exclude<Event, { type: 'error' }>

const connectionCut =
  'The connection was lost while writing. What arrived is saved. Try again to get the rest.'

/**
 * Requests a generation and calls back for each event. Resolves on `end`; anything else throws an ApiError.
 */
export async function* readEvents<Event extends AnyEvent>(
  path: string,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<DataEvent<Event>> {
  const response = await ask(path, body, signal)
  let hasEnded = false
  try {
    for await (const line of splitLines(readTexts(response))) {
      const event = JSON.parse(line) as Event
      if (event.type === 'error') throw new ApiError('UNKNOWN', event.error.message)
      hasEnded = event.type === 'end'
      yield event as DataEvent<Event>
    }
  } catch (cause) {
    if (cause instanceof ApiError || signal.aborted) throw asApiError(cause)
    throw new ApiError('UNAVAILABLE', connectionCut, { cause })
  }
  if (!hasEnded) throw new ApiError('UNAVAILABLE', connectionCut)
}

async function ask(path: string, body: object, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((cause: unknown) => {
    throw asApiError(cause)
  })
  if (response.ok) return response
  const content: unknown = await response.json().catch(() => undefined)
  throw apiErrorOf(response.status, content)
}

async function* readTexts(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
