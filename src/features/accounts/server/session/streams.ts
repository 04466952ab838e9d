import { minuteMs } from '#platform/common/durations.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { BoundedStream } from '#platform/server/http/callable-stream.ts'
import type { CurrentUser } from './current-session.ts'
import { isSessionLive } from '../accounts.store.ts'

/** Well under a minute, so that one missed check still ends the stream in time. */
const checkEveryMs = 25_000

/**
 * Streams pass their guard only once, so `onEnded` is called soon after the session has ended. Call the
 * returned function when the stream ends.
 */
function watchSession(db: Db, sessionId: string, onEnded: () => void): () => void {
  const timer = setInterval(() => void check(), checkEveryMs).unref()
  const stop = () => clearInterval(timer)

  async function check() {
    // A failed query says nothing about the session; the next check tries again.
    if (await isSessionLive(db, sessionId).catch(() => true)) return
    stop()
    onEnded()
  }

  return stop
}

/** Server-sent events, which stay open until the client leaves, and generations, which end by themselves. */
type Kind = 'events' | 'generation'

const maxPerUser = 5
const maxInTotal = 2000
const lifetimeMs = 5 * minuteMs

export type Streams = ReturnType<typeof createStreams>

/**
 * Limits streaming responses: five of a kind per user and 2,000 per process, for at most five minutes and
 * only while the session is valid. `scale` multiplies the generations for load tests.
 */
export function createStreams({ db, scale = 1 }: { db: Db; scale?: number }) {
  const counts = new Map<string, number>()
  let total = 0
  return {
    open({ id, session }: Pick<CurrentUser, 'id' | 'session'>, kind: Kind): BoundedStream {
      const key = `${kind} ${id}`
      const count = counts.get(key) ?? 0
      if (total >= maxInTotal)
        throw new AppError('UNAVAILABLE', 'The server has too many open streams. Please try again soon.')
      if (count >= (kind === 'generation' ? Math.ceil(maxPerUser * scale) : maxPerUser))
        throw new AppError(
          'RESOURCE_EXHAUSTED',
          'You have too many of these open. Close one and try again.',
          {
            details: { retryAfterSeconds: 30 },
          },
        )
      counts.set(key, count + 1)
      total++
      // A single controller: Node never frees a signal from `AbortSignal.any` that still has listeners.
      const controller = new AbortController()
      const { signal } = controller
      const stopWatching = watchSession(db, session.id, () => controller.abort())
      const timer = setTimeout(() => controller.abort(), lifetimeMs).unref()
      let hasEnded = false
      const end = () => {
        if (hasEnded) return
        hasEnded = true
        stopWatching()
        clearTimeout(timer)
        total--
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
      // Also ends a stream that is blocked on a client that doesn't read.
      signal.addEventListener('abort', end, { once: true })
      return { signal, end }
    },
  }
}
