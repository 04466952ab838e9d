import { dayMs, hourMs } from '#platform/common/durations.ts'
import type { SandboxEventKind } from '../contract/sandbox.ts'
import type { DeclineReason, TestCard } from '../contract/test-cards.ts'

type ReportedEvent = { kind: SandboxEventKind; afterMs: number; times: number; isLost: boolean }

export type CardRule = {
  declinedWhenSaved?: DeclineReason
  declinedWhenCharged?: DeclineReason
  /** Pending for so long. */
  settlesAfterMs: number
  /** In the order of delivery. */
  events: readonly ReportedEvent[]
}

const late = (afterMs: number, changes: Partial<ReportedEvent> = {}): CardRule => ({
  settlesAfterMs: afterMs,
  events: [{ kind: 'charge.succeeded', afterMs, times: 1, isLost: false, ...changes }],
})

const afterDays = (days: number, kind: SandboxEventKind): ReportedEvent => ({
  kind,
  afterMs: days * dayMs,
  times: 1,
  isLost: false,
})

/** What each test card does. */
export const cardRules: Record<TestCard, CardRule> = {
  'test-succeeds': { settlesAfterMs: 0, events: [] },
  'test-declined': { declinedWhenSaved: 'declined', settlesAfterMs: 0, events: [] },
  'test-declined-later': { declinedWhenCharged: 'no-funds', settlesAfterMs: 0, events: [] },
  'test-confirm': { declinedWhenCharged: 'needs-confirmation', settlesAfterMs: 0, events: [] },
  'test-slow': late(36 * hourMs),
  'test-repeated': late(hourMs, { times: 3 }),
  'test-reordered': {
    settlesAfterMs: hourMs,
    events: [
      { kind: 'charge.succeeded', afterMs: hourMs, times: 1, isLost: false },
      { kind: 'charge.pending', afterMs: hourMs, times: 1, isLost: false },
    ],
  },
  'test-unreported': late(hourMs, { isLost: true }),
  'test-refuses-share': { settlesAfterMs: 0, events: [] },
  'test-disputed': { settlesAfterMs: 0, events: [afterDays(20, 'charge.disputed')] },
  'test-dispute-won': {
    settlesAfterMs: 0,
    events: [afterDays(20, 'charge.disputed'), afterDays(40, 'charge.dispute-won')],
  },
}
