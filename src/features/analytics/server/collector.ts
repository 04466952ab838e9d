import { truncate } from '#platform/common/text.ts'
import type { Database } from '#platform/server/database/database.ts'
import { batchWrites } from '#platform/server/database/batch-writes.ts'
import { clientGroup } from '#platform/server/http/client-address.ts'
import type { EventReceipt } from '../contract/events.ts'
import type { FindCountry } from '../domain/find-country.ts'
import { normalizeEvent, type NormalizedEvent } from '../domain/normalize-event.ts'
import { isCrawler } from '../domain/is-crawler.ts'
import { findDropReason, type Arrival } from '../domain/find-drop-reason.ts'
import { readEvent } from '../domain/read-event.ts'
import { readAgent } from '../domain/read-visit.ts'
import { appendEvents, type Batch } from './append-events.store.ts'
import { createVisitorNames } from './visitors.store.ts'

export type Collector = ReturnType<typeof createCollector>

type Sender = { address: string; agent: string; host: string }
type Deps = {
  database: Database
  findCountry: FindCountry | undefined
  onStored: (events: readonly NormalizedEvent[]) => void
}
type Refused = EventReceipt['refused'][number]

/**
 * Accepts or rejects each event on its own and responds after the commit. Requests that arrive during a write
 * share the next one. `onStored` receives every newly stored event.
 */
export function createCollector({ database, findCountry, onStored }: Deps) {
  const append = (batches: Batch[]) => appendEvents(database, batches)
  const store = batchWrites(append, { isRepeatable: true })
  const visitorOf = createVisitorNames(database.db)

  return async (sent: readonly unknown[], { address, agent, host }: Sender): Promise<EventReceipt> => {
    const arrival = { at: Date.now(), isBot: isCrawler(agent) }
    const { accepted, refused } = partition(sent, truncate(agent, 500), arrival)
    if (sent.length > 0) {
      const visitor = await visitorOf(clientGroup(address), agent, arrival.at)
      const site = URL.parse(`http://${host}`)?.hostname ?? ''
      const visit = { visitor, host: site, country: findCountry?.(address), ...readAgent(agent) }
      const reasons = refused.map(({ reason }) => reason)
      const duplicates = new Set(await store({ at: arrival.at, visit, events: accepted, refused: reasons }))
      for (const id of duplicates) refused.push({ id, reason: 'duplicate' })
      onStored(duplicates.size === 0 ? accepted : accepted.filter(({ id }) => !duplicates.has(id)))
    }
    return { received: sent.length, accepted: sent.length - refused.length, refused }
  }
}

// The user agent comes from the request headers, so events needn't repeat it.
function partition(sent: readonly unknown[], userAgent: string, arrival: Arrival) {
  const accepted: NormalizedEvent[] = []
  const refused: Refused[] = []
  for (const each of sent) {
    const read = readEvent(each)
    const event = read && normalizeEvent(read.userAgent === undefined ? { ...read, userAgent } : read)
    const reason = event ? findDropReason(event, arrival) : 'invalid'
    if (event && !reason) accepted.push(event)
    else refused.push({ id: event?.id ?? null, reason: reason ?? 'invalid' })
  }
  return { accepted, refused }
}
