import { mostEventsAtOnce } from '../contract/collection.ts'
import type { AnalyticsEvent } from '../contract/events.ts'

type Settings = {
  send: (events: readonly AnalyticsEvent[]) => Promise<'taken' | 'refused' | 'unreachable'>
  wait: (work: () => void, milliseconds: number) => void
}

const batchSize = 10
const oldestMs = 30_000
const mostKept = 1000

/**
 * Holds events until there are ten or the first is half a minute old. What could not be sent is kept and sent again: every
 * event has an id, so twice sent is once counted. What the server refuses is dropped, or it would block the rest for ever.
 */
export function createEventQueue({ send, wait }: Settings) {
  let waiting: AnalyticsEvent[] = []
  let isTimed = false

  async function flush(): Promise<void> {
    isTimed = false
    const batch = waiting.splice(0, mostEventsAtOnce)
    if (batch.length === 0) return
    if ((await send(batch)) === 'unreachable') waiting = [...batch, ...waiting].slice(-mostKept)
    if (waiting.length > 0) flushLater()
  }

  function flushLater() {
    if (isTimed) return
    isTimed = true
    wait(() => void flush(), oldestMs)
  }

  return {
    flush,
    add(event: AnalyticsEvent): void {
      waiting.push(event)
      if (waiting.length > mostKept) waiting.shift()
      if (waiting.length === batchSize) void flush()
      else flushLater()
    },
  }
}
