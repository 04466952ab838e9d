import type { SessionState } from '../domain/follow-session.ts'

export type VisitMemory = ReturnType<typeof createVisitMemory>

const maxVisits = 20_000
const askingMs = 60_000

/**
 * Caches the state of recent sessions to save a read before each write. It can be stale, because another
 * process may have updated a session or this one may have evicted it; the write then fails and everything is
 * read from the database for a minute.
 */
export function createVisitMemory(
  ask: (ids: readonly string[]) => Promise<Map<string, SessionState>>,
  clock = Date.now,
) {
  const cached = new Map<string, SessionState>()
  let askUntil = 0
  return {
    /** Missing sessions are new. */
    async find(ids: readonly string[]): Promise<ReadonlyMap<string, SessionState>> {
      return clock() < askUntil ? ask(ids) : cached
    },
    note(visits: readonly SessionState[]) {
      for (const visit of visits) {
        // Moved to the end, so that the first entry is the least recently used.
        cached.delete(visit.id)
        cached.set(visit.id, visit)
      }
      for (const id of cached.keys()) {
        if (cached.size <= maxVisits) break
        cached.delete(id)
      }
    },
    invalidate() {
      cached.clear()
      askUntil = clock() + askingMs
    },
  }
}
