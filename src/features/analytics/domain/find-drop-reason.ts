import { trackedPages } from '../contract/collection.ts'
import type { RefusalReason } from '../contract/drop-reasons.ts'
import type { NormalizedEvent } from './normalize-event.ts'

/** What is known about the request that brought an event. */
export type Arrival = { at: number; isBot: boolean }

type Step = (event: NormalizedEvent, arrival: Arrival) => RefusalReason | undefined

/** A browser that was offline may send what it noted up to a day ago. */
const oldestMs = 24 * 3_600_000
/** A clock that is a little fast is nobody's fault. */
const fastestMs = 10 * 60_000

export const dropBot: Step = (_event, { isBot }) => (isBot ? 'bot' : undefined)

export const dropUntrackedPage: Step = ({ page }) =>
  trackedPages.includes(page) ? undefined : 'untracked page'

export const dropTooOld: Step = ({ happenedAt }, { at }) =>
  at - happenedAt.getTime() > oldestMs ? 'too old' : undefined

export const dropFuture: Step = ({ happenedAt }, { at }) =>
  happenedAt.getTime() - at > fastestMs ? 'from the future' : undefined

/** Before these an event has passed the schema; whether it is a duplicate only the database knows. */
const steps: readonly Step[] = [dropBot, dropUntrackedPage, dropTooOld, dropFuture]

/** The first reason to refuse an event, or nothing. */
export function findDropReason(event: NormalizedEvent, arrival: Arrival): RefusalReason | undefined {
  for (const step of steps) {
    const reason = step(event, arrival)
    if (reason) return reason
  }
  return undefined
}
