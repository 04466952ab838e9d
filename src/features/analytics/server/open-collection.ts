import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { createCollector } from './collector.ts'
import { createForwarding } from './forward-events.ts'
import { createLiveFeed } from './live-feed.ts'
import { createRollUp } from './roll-up.ts'

type Deps = {
  database: Database
  log: Log
  config: { analytics: { endpoint: string | undefined } }
  isStopping: () => boolean
}

/** Creates the collector and connects it to the roll-up, the live feed and the forwarding. */
export function openCollection({ database, log, config, isStopping }: Deps) {
  const { endpoint } = config.analytics
  const rollUp = createRollUp(database, log)
  const live = createLiveFeed({ database, rollUp, isStopping })
  const forward = endpoint === undefined ? undefined : createForwarding(endpoint, log)
  const collect = createCollector(database, (events) => {
    rollUp.schedule()
    live.noteChange()
    if (events.length > 0) forward?.(events)
  })
  return { collect, live, rollUp }
}
