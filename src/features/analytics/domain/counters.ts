import { dayMs, hourMs } from '#platform/common/durations.ts'
import type { ComparedKind } from '../contract/reports.ts'

export type CounterKind =
  | ComparedKind
  | 'type'
  | 'category'
  | 'click-page'
  | 'variant'
  | 'call'
  | 'funnel'
  | 'scroll'
  | 'time'
  | 'transition'
  | 'refusal'

export type Grain = 'hour' | 'day'
export const grainMs: Record<Grain, number> = { hour: hourMs, day: dayMs }

/** Between the parts of a counter's key. */
export const separator = '\n'
/** Of a button in a visit, which has no category there. */
export const buttonKey = (name: string): string => `${name}${separator}`
export const splitKey = (key: string): string[] => key.split(separator)

/** Later moves of a session are counted together. */
export const maxSteps = 5

/** Only this many page views of a session, the first ones, are followed from page to page. */
export const maxTrail = 50

/** The names that visitors can invent are limited to this many per kind and hour; the rest is `restName`. */
export const maxNamesPerHour = 300
export const restName = '(other)'

/** Only this many actions of a visit, the first ones, are kept for filters and funnels. */
export const maxActions = 100
