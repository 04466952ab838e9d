import type { Compared } from '../contract/reports.ts'

/** The relative change from the previous window; undefined if there is nothing to compare with. */
export const changeOf = ({ count, before }: Compared): number | undefined =>
  before === undefined || before === 0 ? undefined : (count - before) / before

/** The share of visits that didn't continue to the next step. */
export const dropOff = (from: number, to: number): number => (from === 0 ? 0 : (from - to) / from)

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
