import { funnelEventTypes, funnelOrder, type FunnelEventType } from '../contract/event-types.ts'
import type { NormalizedEvent } from './normalize-event.ts'

/** What has to be remembered of a visit to count its next step. */
export type SessionState = {
  id: string
  startedAt: Date
  seenAt: Date
  views: number
  lastPage: string | null
  /** One bit for each step of the funnel that the visit has reached. */
  reached: number
}

export type SessionSteps = {
  after: SessionState
  /** From one page to the next; `step` 1 leads away from the first page of the visit. */
  moves: { at: Date; step: number; from: string; to: string }[]
  /** `at` is where the visit began. */
  firstReached: { at: Date; type: FunnelEventType }[]
}

/** Takes a visit further by what happened in it; the events may come in any order. */
export function followSession(
  before: SessionState | undefined,
  events: readonly NormalizedEvent[],
): SessionSteps {
  const ordered = events.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime())
  const first = ordered[0]
  const after = before
    ? { ...before }
    : {
        id: first?.sessionId ?? '',
        startedAt: first?.happenedAt ?? new Date(0),
        seenAt: first?.happenedAt ?? new Date(0),
        views: 0,
        lastPage: null,
        reached: 0,
      }
  const steps: SessionSteps = { after, moves: [], firstReached: [] }
  for (const event of ordered) takeStep(steps, event)
  return steps
}

function takeStep(
  { after, moves, firstReached }: SessionSteps,
  { type, page, happenedAt: at }: NormalizedEvent,
) {
  if (at > after.seenAt) after.seenAt = at
  if (type === 'page_view') {
    // A reload is a view but no move.
    if (after.lastPage !== null && after.lastPage !== page)
      moves.push({ at, step: after.views, from: after.lastPage, to: page })
    if (after.lastPage !== page) after.views++
    after.lastPage = page
  }
  for (const passed of stepsUpTo(type)) {
    const bit = 1 << funnelEventTypes.indexOf(passed)
    if (after.reached & bit) continue
    after.reached |= bit
    // Where the visit itself is counted: in no window may a step be larger than the one before.
    firstReached.push({ at: after.startedAt, type: passed })
  }
}

/** The step itself, and on the way through the funnel those before it: whoever begins the form without a call to action came straight to it. */
function stepsUpTo(type: NormalizedEvent['type']): readonly FunnelEventType[] {
  const place = funnelOrder.findIndex((step) => step === type)
  return place < 0 ? funnelEventTypes.filter((step) => step === type) : funnelOrder.slice(0, place + 1)
}
