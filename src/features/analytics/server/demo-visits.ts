import type { DemoPart } from '#platform/server/demo-part.ts'
import { arrangeEvent } from '../domain/arrange-event.ts'
import { composeDemoVisits } from '../domain/compose-demo-visits.ts'
import { tallyVisits } from '../domain/tally-visits.ts'
import { growCounters } from './counters.store.ts'
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
    const events = composeDemoVisits(random, now).map(arrangeEvent)
    const { sessions, growths } = tallyVisits(events)
    await addDemoEvents(tx, events)
    await addSessions(tx, sessions)
    await growCounters(tx, growths)
    return `${sessions.length} visits with ${events.length} events`
  },
  async remove(tx) {
    // The counters give back exactly what these visits added: what others have done since stays counted.
    const { growths } = tallyVisits(await readDemoEvents(tx))
    await growCounters(
      tx,
      growths.map((growth) => ({ ...growth, count: -growth.count, total: -growth.total })),
    )
    await dropEmptyCounters(tx)
    await removeDemoEvents(tx)
  },
}
