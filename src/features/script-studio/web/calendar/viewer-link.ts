import { studioPaths } from '../../contract/paths.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'

/** The event travels along, so that the page opens at once; the address is enough by itself. */
export const viewerLink = (entry: ScheduledContent) => ({
  to: `${studioPaths.viewer}?id=${entry.id}`,
  state: { event: entry },
})
