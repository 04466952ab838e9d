import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { createCollector } from './collector.ts'
import { createForwarding } from './forward-events.ts'
import { createLiveFeed } from './live-feed.ts'

type Deps = {
  database: Database
  log: Log
  config: { analytics: { endpoint: string | undefined } }
  isStopping: () => boolean
}

/** Creates the collector and connects it to the live feed and the forwarding. */
export function openCollection({ database, log, config, isStopping }: Deps) {
  const { endpoint } = config.analytics
  const live = createLiveFeed({ database, isStopping })
  const forward = endpoint === undefined ? undefined : createForwarding(endpoint, log)
  const collect = createCollector(database, (events) => {
    live.noteChange()
    forward?.(events)
  })
  return { collect, live }
}
