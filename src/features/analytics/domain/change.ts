import type { Compared } from '../contract/reports.ts'

/** The change against the window before, as a part of one; nothing to compare with is no change at all. */
export const changeOf = ({ count, before }: Compared): number | undefined =>
  before === 0 ? undefined : (count - before) / before

/** What part of those at one step did not come to the next. */
export const dropOff = (from: number, to: number): number => (from === 0 ? 0 : (from - to) / from)

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
