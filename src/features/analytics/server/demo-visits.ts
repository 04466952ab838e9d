import type { DemoPart } from '#platform/server/demo-part.ts'
import { normalizeEvent } from '../domain/normalize-event.ts'
import { composeDemoVisits } from '../domain/compose-demo-visits.ts'
import { tallyVisits } from '../domain/tally-visits.ts'
import { incrementCounters } from './counters.store.ts'
import {
  addDemoEvents,
  countDemoVisits,
  dropEmptyCounters,
  readDemoEvents,
  removeDemoEvents,
} from './demo-visits.store.ts'
import { addSessions } from './sessions.store.ts'

export const demoVisits: DemoPart = {
  name: 'analytics',
  count: countDemoVisits,
  async fill(tx, { random, now }) {
    const events = composeDemoVisits(random, now).map(normalizeEvent)
    const { sessions, increments } = tallyVisits(events)
    await addDemoEvents(tx, events)
    await addSessions(tx, sessions)
    await incrementCounters(tx, increments)
    return `${sessions.length} visits with ${events.length} events`
  },
  async remove(tx) {
    // Subtracts exactly what the demo visits added, so that real visits stay counted.
    const { increments } = tallyVisits(await readDemoEvents(tx))
    await incrementCounters(
      tx,
      increments.map((increment) => ({ ...increment, count: -increment.count, total: -increment.total })),
    )
    await dropEmptyCounters(tx)
    await removeDemoEvents(tx)
  },
}
