import type { Log } from '#platform/server/log.ts'
import type { NormalizedEvent } from '../domain/normalize-event.ts'
import { presentEvent } from './present-event.ts'

const maxQueued = 10_000
const maxBatchSize = 500

/**
 * Forwards accepted events to ANALYTICS_ENDPOINT from the server rather than the browser, so that no
 * visitor's IP address reaches a third party. Events are already stored here, so a batch is dropped after two
 * failed attempts.
 */
export function createForwarding(endpoint: string, log: Log) {
  let queue: NormalizedEvent[] = []
  let isSending = false

  return (events: readonly NormalizedEvent[]) => {
    queue = [...queue, ...events].slice(-maxQueued)
    if (!isSending) void sendAll()
  }

  async function sendAll() {
    isSending = true
    while (queue.length > 0) {
      const batch = queue.slice(0, maxBatchSize)
      queue = queue.slice(maxBatchSize)
      if (!(await send(batch)) && !(await send(batch)))
        log.warn({ events: batch.length }, 'ANALYTICS_ENDPOINT did not accept the events')
    }
    isSending = false
  }

  async function send(batch: readonly NormalizedEvent[]): Promise<boolean> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ events: batch.map(presentEvent) }),
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }
}
