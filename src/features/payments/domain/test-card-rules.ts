import type { SandboxEventKind } from '../contract/sandbox.ts'
import type { DeclineReason, TestCard } from '../contract/test-cards.ts'

const hour = 60 * 60 * 1000

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
  afterMs: days * 24 * hour,
  times: 1,
  isLost: false,
})

/** What each test card does. */
export const cardRules: Record<TestCard, CardRule> = {
  'test-succeeds': { settlesAfterMs: 0, events: [] },
  'test-declined': { declinedWhenSaved: 'declined', settlesAfterMs: 0, events: [] },
  'test-declined-later': { declinedWhenCharged: 'no-funds', settlesAfterMs: 0, events: [] },
  'test-confirm': { declinedWhenCharged: 'needs-confirmation', settlesAfterMs: 0, events: [] },
  'test-slow': late(36 * hour),
  'test-repeated': late(hour, { times: 3 }),
  'test-reordered': {
    settlesAfterMs: hour,
    events: [
      { kind: 'charge.succeeded', afterMs: hour, times: 1, isLost: false },
      { kind: 'charge.pending', afterMs: hour, times: 1, isLost: false },
    ],
  },
  'test-unreported': late(hour, { isLost: true }),
  'test-refuses-share': { settlesAfterMs: 0, events: [] },
  'test-disputed': { settlesAfterMs: 0, events: [afterDays(20, 'charge.disputed')] },
  'test-dispute-won': {
    settlesAfterMs: 0,
    events: [afterDays(20, 'charge.disputed'), afterDays(40, 'charge.dispute-won')],
  },
}
