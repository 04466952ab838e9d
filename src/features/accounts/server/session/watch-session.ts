import type { Db } from '#platform/server/database/database.ts'
import { isSessionLive } from '../accounts.store.ts'

/** Well under a minute, so that one missed check still ends the stream in time. */
const checkEveryMs = 25_000

/**
 * Streams pass their guard only once, so the signal aborts soon after the session has ended. Call `stop` when
 * the stream ends.
 */
export function watchSession(db: Db, sessionId: string): { signal: AbortSignal; stop: () => void } {
  const ended = new AbortController()
  const timer = setInterval(() => void check(), checkEveryMs).unref()
  const stop = () => clearInterval(timer)

  async function check() {
    // A failed query says nothing about the session; the next check tries again.
    if (await isSessionLive(db, sessionId).catch(() => true)) return
    stop()
    ended.abort()
  }

  return { signal: ended.signal, stop }
}
