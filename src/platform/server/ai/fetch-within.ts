import { ModelError } from './model-error.ts'

/** A `fetch` that fails when a response body exceeds this size, so that an endless one cannot fill memory. */
export function fetchWithin(maxBytes: number, ask: typeof fetch = fetch): typeof fetch {
  return async (...request) => {
    const response = await ask(...request)
    if (!response.body) return response
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > maxBytes) controller.error(new ModelError('oversized'))
          else controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
}
