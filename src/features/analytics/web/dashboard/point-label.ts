import { dayMs } from '#platform/common/durations.ts'
import { formatTime } from '#platform/web/format.ts'
import type { AnalyticsReport } from '../../contract/reports.ts'

export type PointsPer = AnalyticsReport['pointsPer']

export function labelOf(at: string, per: PointsPer): string {
  if (per === 'hour') return formatTime(at)
  const lastDay = new Date(Date.parse(at) + dayMs - 1)
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }).format(lastDay)
}
