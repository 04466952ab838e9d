import { truncate } from '#platform/common/text.ts'
import type { Database } from '#platform/server/database/database.ts'
import { batchWrites } from '#platform/server/database/batch-writes.ts'
import { clientGroup } from '#platform/server/http/client-address.ts'
import { AnalyticsEvent, type EventReceipt } from '../contract/events.ts'
import { normalizeEvent, type NormalizedEvent } from '../domain/normalize-event.ts'
import { isCrawler } from '../domain/is-crawler.ts'
import { findDropReason, type Arrival } from '../domain/find-drop-reason.ts'
import { createCollection } from './collect.store.ts'
import { createVisitorNames } from './visitors.store.ts'

export type Collector = ReturnType<typeof createCollector>

type Sender = { address: string; agent: string }
type Refused = EventReceipt['refused'][number]

/**
 * Accepts or rejects each event on its own and responds after the commit. Batches that arrive during a
 * transaction share the next one. `onStored` receives every newly stored event.
 */
export function createCollector(database: Database, onStored: (events: readonly NormalizedEvent[]) => void) {
  const store = batchWrites(createCollection(database), { isRepeatable: true })
  const visitorOf = createVisitorNames(database.db)

  return async (sent: readonly unknown[], { address, agent }: Sender): Promise<EventReceipt> => {
    const arrival = { at: Date.now(), isBot: isCrawler(agent) }
    const { accepted, refused } = partition(sent, truncate(agent, 500), arrival)
    if (sent.length > 0) {
      const visitor = await visitorOf(clientGroup(address), agent, arrival.at)
      const reasons = refused.map(({ reason }) => reason)
      const duplicates = new Set(await store({ at: arrival.at, visitor, events: accepted, refused: reasons }))
      for (const id of duplicates) refused.push({ id, reason: 'duplicate' })
      if (duplicates.size < accepted.length) onStored(accepted.filter(({ id }) => !duplicates.has(id)))
    }
    return { received: sent.length, accepted: sent.length - refused.length, refused }
  }
}

// The user agent comes from the request headers, so events needn't repeat it.
function partition(sent: readonly unknown[], agent: string, arrival: Arrival) {
  const accepted: NormalizedEvent[] = []
  const refused: Refused[] = []
  for (const each of sent) {
    const parsed = AnalyticsEvent.safeParse(each)
    const event = parsed.success ? normalizeEvent({ userAgent: agent, ...parsed.data }) : undefined
    const reason = event ? findDropReason(event, arrival) : 'invalid'
    if (event && !reason) accepted.push(event)
    else refused.push({ id: event?.id ?? null, reason: reason ?? 'invalid' })
  }
  return { accepted, refused }
}
