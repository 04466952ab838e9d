import type { DemoPart } from '#platform/server/demo-part.ts'
import { normalizeEvent } from '../domain/normalize-event.ts'
import { composeDemoVisits } from '../domain/compose-demo-visits.ts'
import {
  addDemoEvents,
  addDemoFunnel,
  buildDemoVisits,
  countDemoEvents,
  countDemoVisits,
  dropEmptyCounters,
  removeDemoEvents,
  removeDemoFunnel,
} from './demo-visits.store.ts'
import { addDemoShareLinks, removeDemoShareLinks } from './demo-share-links.store.ts'

export const demoVisits: DemoPart = {
  name: 'analytics',
  count: countDemoVisits,
  async fill(tx, { random, now }) {
    const events = composeDemoVisits(random, now).map(normalizeEvent)
    await addDemoEvents(tx, events)
    await countDemoEvents(tx, 1)
    await buildDemoVisits(tx)
    await addDemoFunnel(tx, now)
    await addDemoShareLinks(tx, now)
    return `${new Set(events.map(({ sessionId }) => sessionId)).size} visits with ${events.length} events`
  },
  async remove(tx) {
    // Subtracts exactly what the demo visits added, so that real visits stay counted.
    await countDemoEvents(tx, -1)
    await dropEmptyCounters(tx)
    await removeDemoEvents(tx)
    await removeDemoFunnel(tx)
    await removeDemoShareLinks(tx)
  },
}
