import type { NormalizedEvent } from './normalize-event.ts'
import { followSession, type SessionState } from './follow-session.ts'
import { createTally, type Increment } from './tally.ts'

/** The sessions and counter increments of complete visits, each by a different visitor. */
export function tallyVisits(events: readonly NormalizedEvent[]) {
  const sessions: SessionState[] = []
  const increments = new Map<string, Increment>()
  for (const visit of Map.groupBy(events, ({ sessionId }) => sessionId).values()) {
    const tally = createTally(Math.max(...visit.map(timeOf)), (_kind, name) => name)
    const steps = followSession(
      undefined,
      visit.toSorted((a, b) => timeOf(a) - timeOf(b)),
    )
    for (const event of visit) tally.addEvent(event)
    tally.addSteps(steps)
    tally.addSession(steps.after.startedAt)
    tally.addVisitor()
    sessions.push(steps.after)
    for (const growth of tally.increments()) add(increments, growth)
  }
  return { sessions, increments: [...increments.values()] }
}

const timeOf = ({ happenedAt }: NormalizedEvent) => happenedAt.getTime()

function add(sums: Map<string, Increment>, growth: Increment) {
  const name = JSON.stringify([growth.kind, growth.grain, growth.start, growth.key])
  const sum = sums.get(name)
  if (!sum) sums.set(name, { ...growth })
  else {
    sum.count += growth.count
    sum.total += growth.total
  }
}
