import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import type { FindCountry } from '../domain/find-country.ts'
import type { NormalizedEvent } from '../domain/normalize-event.ts'
import { createCollector } from './collector.ts'
import { createForwarding } from './forward-events.ts'
import { createLiveFeed } from './live-feed.ts'
import { createRollUp } from './roll-up.ts'

type Deps = {
  database: Database
  log: Log
  config: { analytics: { endpoint: string | undefined } }
  findCountry: FindCountry | undefined
  isStopping: () => boolean
}

/** Creates the collector and connects it to the roll-up, the live feed and the forwarding. */
export function openCollection({ database, log, config, findCountry, isStopping }: Deps) {
  const { endpoint } = config.analytics
  const rollUp = createRollUp(database, log)
  const live = createLiveFeed({ database, rollUp, isStopping })
  const forward = endpoint === undefined ? undefined : createForwarding(endpoint, log)
  const onStored = (events: readonly NormalizedEvent[]) => {
    rollUp.schedule()
    live.noteChange()
    if (events.length > 0) forward?.(events)
  }
  const collect = createCollector({ database, findCountry, onStored })
  return { collect, live, rollUp }
}
