import { funnelEventTypes, funnelOrder, type FunnelEventType } from '../contract/event-types.ts'
import type { NormalizedEvent } from './normalize-event.ts'

/** The session state needed to process its next event. */
export type SessionState = {
  id: string
  startedAt: Date
  seenAt: Date
  views: number
  lastPage: string | null
  /** One bit per funnel step that the session has reached. */
  reached: number
}

export type SessionSteps = {
  after: SessionState
  /** A page change; step 1 leaves the first page of the session. */
  moves: { at: Date; step: number; from: string; to: string }[]
  /** `at` is the start of the session. */
  firstReached: { at: Date; type: FunnelEventType }[]
}

/** Applies new events to a session; they may be in any order. */
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
    // A reload is a view but not a move.
    if (after.lastPage !== null && after.lastPage !== page)
      moves.push({ at, step: after.views, from: after.lastPage, to: page })
    if (after.lastPage !== page) after.views++
    after.lastPage = page
  }
  for (const passed of stepsUpTo(type)) {
    const bit = 1 << funnelEventTypes.indexOf(passed)
    if (after.reached & bit) continue
    after.reached |= bit
    // Counted at the start of the session, so that no step is larger than the one before in any window.
    firstReached.push({ at: after.startedAt, type: passed })
  }
}

/**
 * The step itself and, within the funnel, all earlier ones: a visitor who starts the form without clicking a
 * CTA came straight to it.
 */
function stepsUpTo(type: NormalizedEvent['type']): readonly FunnelEventType[] {
  const place = funnelOrder.findIndex((step) => step === type)
  return place < 0 ? funnelEventTypes.filter((step) => step === type) : funnelOrder.slice(0, place + 1)
}
