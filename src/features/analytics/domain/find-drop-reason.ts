import { dayMs, minuteMs } from '#platform/common/durations.ts'
import { trackedPages, type RefusalReason } from '../contract/collection.ts'

import type { NormalizedEvent } from './normalize-event.ts'

/** What is known about the request that sent an event. */
export type Arrival = { at: number; isBot: boolean }

type Step = (event: NormalizedEvent, arrival: Arrival) => RefusalReason | undefined

/** A browser that was offline may send events up to a day late. */
const maxAgeMs = dayMs
/** Tolerates clocks that run a little fast. */
const maxClockSkewMs = 10 * minuteMs

export const dropBot: Step = (_event, { isBot }) => (isBot ? 'bot' : undefined)

export const dropUntrackedPage: Step = ({ page }) =>
  trackedPages.includes(page) ? undefined : 'untracked page'

export const dropTooOld: Step = ({ happenedAt }, { at }) =>
  at - happenedAt.getTime() > maxAgeMs ? 'too old' : undefined

export const dropFuture: Step = ({ happenedAt }, { at }) =>
  happenedAt.getTime() - at > maxClockSkewMs ? 'from the future' : undefined

/** The schema runs before these checks, and only the database can detect duplicates. */
const steps: readonly Step[] = [dropBot, dropUntrackedPage, dropTooOld, dropFuture]

export function findDropReason(event: NormalizedEvent, arrival: Arrival): RefusalReason | undefined {
  for (const step of steps) {
    const reason = step(event, arrival)
    if (reason) return reason
  }
  return undefined
}
