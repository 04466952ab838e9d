import { truncate } from '#platform/common/text.ts'
import type { RefusalReason } from '../contract/collection.ts'
import type { NormalizedEvent } from './normalize-event.ts'
import type { SessionSteps } from './follow-session.ts'

export const counterKinds = [
  'total',
  'page',
  'type',
  'button',
  'category',
  'click-page',
  'variant',
  'call',
  'funnel',
  'scroll',
  'time',
  'transition',
  'refusal',
] as const
export type CounterKind = (typeof counterKinds)[number]

export type Grain = 'hour' | 'day'
export const grainMs: Record<Grain, number> = { hour: 3_600_000, day: 86_400_000 }

/** Adds `count` to a counter, and `total` to the quantity it measures. */
export type Increment = {
  kind: CounterKind
  grain: Grain
  start: number
  key: string
  count: number
  total: number
}

export type Tally = ReturnType<typeof createTally>

const separator = '\n'
export const splitKey = (key: string): string[] => key.split(separator)

/** Later moves of a session are counted together. */
export const maxSteps = 5

/**
 * Sums up a batch's counter increments per hour and per day, so that long reports don't read every hour.
 * `capName` keeps made-up names from filling the table.
 */
export function createTally(now: number, capName: (kind: CounterKind, name: string) => string) {
  const hours: Periods = new Map()

  function add(kind: CounterKind, key: string, at: number, count = 1, total = 0) {
    // An event slightly in the future counts as now, so that no report misses it.
    const start = startOf('hour', Math.min(at, now))
    grow(hours, { kind, grain: 'hour', start, key, count, total })
  }

  const named = (kind: CounterKind, text: string | undefined) => capName(kind, tidy(text))

  function addEvent(event: NormalizedEvent) {
    const at = event.happenedAt.getTime()
    const variant = named('variant', event.variant)
    add('type', event.type, at)
    switch (event.type) {
      case 'page_view':
        add('total', 'views', at)
        add('page', event.page, at)
        if (variant) add('variant', [variant, 'views'].join(separator), at)
        break
      case 'button_click':
        add('total', 'clicks', at)
        add('category', event.category ?? 'other', at)
        add('click-page', event.page, at)
        add('button', [named('button', event.name), event.category ?? 'other'].join(separator), at)
        break
      case 'scroll_depth':
        if (event.details.scrollDepth)
          add('scroll', [event.page, event.details.scrollDepth].join(separator), at)
        break
      case 'time_on_page':
        add('time', event.page, at, 1, Math.round(event.details.timeOnPage ?? 0))
        break
      case 'waitlist_click':
        if (variant) add('variant', [variant, 'clicks'].join(separator), at)
        add(
          'call',
          [variant, named('call', event.details.buttonText), named('call', event.details.location)].join(
            separator,
          ),
          at,
        )
        break
      case 'conversion':
        add('total', 'conversions', at)
        if (variant) add('variant', [variant, 'conversions'].join(separator), at)
        break
      case 'poll_start':
      case 'poll_step':
      case 'poll_complete':
      case 'og_badge_shown':
      case 'form_submit':
        break
    }
  }

  return {
    addEvent,
    addSteps({ moves, firstReached }: SessionSteps) {
      for (const { at, step, from, to } of moves)
        add('transition', [Math.min(step, maxSteps), from, to].join(separator), at.getTime())
      for (const { at, type } of firstReached) add('funnel', type, at.getTime())
    },
    addSession: (startedAt: Date) => add('total', 'sessions', startedAt.getTime()),
    addVisitor: () => add('total', 'visitors', now),
    addRefusals: (reason: RefusalReason, count: number) => add('refusal', reason, now, count),
    increments: () => {
      const days: Periods = new Map()
      for (const growth of listIncrements(hours))
        grow(days, { ...growth, grain: 'day', start: startOf('day', growth.start) })
      return [...listIncrements(hours), ...listIncrements(days)]
    },
  }
}

const startOf = (grain: Grain, at: number) => at - (at % grainMs[grain])

/** Increments by start of the hour or day. */
type Periods = Map<number, Map<string, Increment>>

function grow(periods: Periods, by: Increment) {
  const increments = periods.get(by.start) ?? new Map<string, Increment>()
  periods.set(by.start, increments)
  const name = by.kind + separator + by.key
  const growth = increments.get(name)
  if (growth) {
    growth.count += by.count
    growth.total += by.total
  } else increments.set(name, by)
}

const listIncrements = (periods: Periods) =>
  [...periods.values()].flatMap((increments) => [...increments.values()])

/** One line, short enough for a table cell. */
const tidy = (text = '') => truncate(text.replace(/\s+/g, ' ').trim(), 100)
