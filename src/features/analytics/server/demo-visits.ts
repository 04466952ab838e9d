import type { DemoPart } from '#platform/server/demo-part.ts'
import { arrangeEvent } from '../domain/arrange-event.ts'
import { composeDemoVisits } from '../domain/compose-demo-visits.ts'
import { addEvents } from './analytics.store.ts'
import { countDemoVisits, removeDemoVisits } from './demo-visits.store.ts'

const eventsAtOnce = 500

export const demoVisits: DemoPart = {
  name: 'analytics',
  count: countDemoVisits,
  async fill(tx, { random, now }) {
    const events = composeDemoVisits(random, now)
    for (let start = 0; start < events.length; start += eventsAtOnce)
      await addEvents(
        tx,
        events.slice(start, start + eventsAtOnce).map((event) => {
          const arranged = arrangeEvent(event, event.timestamp)
          return { ...arranged, receivedAt: arranged.happenedAt }
        }),
      )
    return `${new Set(events.map(({ sessionId }) => sessionId)).size} visits with ${events.length} events`
  },
  remove: removeDemoVisits,
}
