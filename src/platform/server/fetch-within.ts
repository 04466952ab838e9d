/** A response body was larger than allowed. */
export class OversizedResponse extends Error {
  override readonly name = 'OversizedResponse'
}

/**
 * A `fetch` for other services. It follows no redirect, and fails when a response body exceeds this size, so that
 * an endless one cannot fill memory.
 */
export function fetchWithin(maxBytes: number, ask: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > maxBytes) controller.error(new OversizedResponse(`More than ${maxBytes} bytes`))
          else controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
}
