import { AppError, toEnvelope } from '#platform/common/errors.ts'
import type { BoundedStream } from './callable-stream.ts'

const keepAliveMs = 15_000

type Produce = (signal: AbortSignal) => AsyncIterable<{ type: string }>

/**
 * Streams NDJSON, one event per line. A blank line every few seconds keeps proxies from closing the
 * connection while a slow model is running. `signal` tells the producer when the client disconnects or the
 * time is up. Errors from `begin` become an ordinary error response.
 */
export async function streamNdjson(
  type: string,
  request: Request,
  { signal: limit, end }: BoundedStream,
  begin: () => Promise<Produce>,
): Promise<Response> {
  const produce = await begin().catch((error: unknown) => {
    end()
    throw error
  })
  let isClientGone = false
  // A single controller: Node never frees a signal from `AbortSignal.any` that still has listeners.
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const leave = () => {
    isClientGone = true
    stop()
  }
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      request.signal.addEventListener('abort', leave, { once: true })
      if (limit.aborted) stop()
      limit.addEventListener('abort', stop, { once: true })
      let last: string | undefined
      const send = (text: string) => {
        if (!isClientGone) controller.enqueue(encoder.encode(text))
      }
      const keepAlive = setInterval(() => send('\n'), keepAliveMs)
      void (async () => {
        try {
          // Continues after the client has gone, so that the producer can clean up.
          for await (const event of produce(stopping.signal)) {
            last = event.type
            send(`${JSON.stringify(event)}\n`)
          }
          if (limit.aborted && last !== 'end' && last !== 'error') send(`${JSON.stringify(cutOff())}\n`)
          if (!isClientGone) controller.close()
        } catch (error) {
          if (!isClientGone) controller.error(error)
        } finally {
          clearInterval(keepAlive)
          request.signal.removeEventListener('abort', leave)
          end()
        }
      })()
    },
    cancel: leave,
  })
  // `no-transform` and the nginx header prevent proxies from buffering the stream.
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

const cutOff = () => ({
  type: 'error',
  error: toEnvelope(
    new AppError('DEADLINE_EXCEEDED', 'This took too long and was stopped. Please try again.'),
  ).error,
})
