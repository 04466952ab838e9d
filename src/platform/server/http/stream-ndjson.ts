import { AppError, toEnvelope } from '#platform/common/errors.ts'
import type { BoundedStream } from './bounded-stream.ts'

const keepAliveMs = 15_000

type Produce = (signal: AbortSignal) => AsyncIterable<{ type: string }>

/**
 * An answer that grows: each event is one line of JSON, sent as it comes. An empty line every few seconds keeps proxies
 * from closing a connection on which a slow model is awaited. When the client goes away or the stream's time is up, `signal`
 * tells the producer. What `begin` refuses is refused before anything is sent.
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
  const gone = new AbortController()
  const leave = () => gone.abort()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      request.signal.addEventListener('abort', leave, { once: true })
      let last: string | undefined
      const send = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const keepAlive = setInterval(() => send('\n'), keepAliveMs)
      void (async () => {
        try {
          // Runs on after the client has gone, so that the producer can put its things in order.
          for await (const event of produce(AbortSignal.any([gone.signal, limit]))) {
            last = event.type
            send(`${JSON.stringify(event)}\n`)
          }
          if (limit.aborted && last !== 'end' && last !== 'error') send(`${JSON.stringify(cutOff())}\n`)
          if (!gone.signal.aborted) controller.close()
        } catch (error) {
          if (!gone.signal.aborted) controller.error(error)
        } finally {
          clearInterval(keepAlive)
          request.signal.removeEventListener('abort', leave)
          end()
        }
      })()
    },
    cancel: leave,
  })
  // `no-transform` and the header for nginx: what is gathered up on the way is no stream any more.
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
