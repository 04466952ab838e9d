const keepAliveMs = 15_000

/**
 * An answer that grows: each event is one line of JSON, sent as it comes. An empty line every few seconds keeps proxies
 * from closing a connection on which a slow model is awaited. When the client goes away, `signal` tells the producer.
 */
export function answerLines(
  type: string,
  request: Request,
  produce: (signal: AbortSignal) => AsyncIterable<object>,
): Response {
  const gone = new AbortController()
  const leave = () => gone.abort()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      request.signal.addEventListener('abort', leave, { once: true })
      const send = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const keepAlive = setInterval(() => send('\n'), keepAliveMs)
      void (async () => {
        try {
          // Runs on after the client has gone, so that the producer can put its things in order.
          for await (const event of produce(gone.signal)) send(`${JSON.stringify(event)}\n`)
          if (!gone.signal.aborted) controller.close()
        } catch (error) {
          if (!gone.signal.aborted) controller.error(error)
        } finally {
          clearInterval(keepAlive)
          request.signal.removeEventListener('abort', leave)
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
