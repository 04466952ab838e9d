import { minAverageVisits } from '../contract/report-mail-texts.ts'

export type Alert = { kind: 'fall' | 'rise'; visits: number; average: number }

/** Implements `alertRule`: `earlier` are the visits of the same weekday in the four weeks before. */
export function findAlert(visits: number, earlier: readonly number[]): Alert | undefined {
  const average = earlier.reduce((sum, count) => sum + count, 0) / earlier.length
  // A day without any visit is a gap in the data, not a usual day.
  if (earlier.length < 4 || earlier.includes(0) || average < minAverageVisits) return undefined
  if (visits < average / 2) return { kind: 'fall', visits, average }
  return visits > average * 2 ? { kind: 'rise', visits, average } : undefined
}
