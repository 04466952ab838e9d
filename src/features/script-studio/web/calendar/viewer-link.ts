import { studioPaths } from '../../contract/paths.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'

/** Passes the event along, so that the page opens immediately; the URL alone is enough. */
export const viewerLink = (entry: ScheduledContent) => ({
  to: `${studioPaths.viewer}?id=${entry.id}`,
  state: { event: entry },
})
