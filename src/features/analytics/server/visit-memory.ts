import type { SessionState } from '../domain/follow-session.ts'

export type VisitMemory = ReturnType<typeof createVisitMemory>

const most = 20_000
const askingMs = 60_000

/**
 * Where the visits stand that this process has seen lately, so that it need not ask before each write. It may be wrong: another
 * process may have taken a visit further, or this one may have forgotten it. The write finds out; after that, everything is
 * asked for during a minute.
 */
export function createVisitMemory(
  ask: (ids: readonly string[]) => Promise<Map<string, SessionState>>,
  clock = Date.now,
) {
  const known = new Map<string, SessionState>()
  let askUntil = 0
  return {
    /** Those that are not among the answers have not begun yet. */
    async find(ids: readonly string[]): Promise<ReadonlyMap<string, SessionState>> {
      return clock() < askUntil ? ask(ids) : known
    },
    note(visits: readonly SessionState[]) {
      for (const visit of visits) {
        // Moved to the end: the first are those that were not seen for the longest time.
        known.delete(visit.id)
        known.set(visit.id, visit)
      }
      for (const id of known.keys()) {
        if (known.size <= most) break
        known.delete(id)
      }
    },
    invalidate() {
      known.clear()
      askUntil = clock() + askingMs
    },
  }
}
