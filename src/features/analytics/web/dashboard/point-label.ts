import { formatTime } from '#platform/web/format.ts'
import type { ReportWindow } from '../../contract/reports.ts'

const dayMs = 86_400_000

export function labelOf(at: string, window: ReportWindow): string {
  if (window === '24h') return formatTime(at)
  const lastDay = new Date(Date.parse(at) + dayMs - 1)
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }).format(lastDay)
}
