import { dayMs } from '#platform/common/durations.ts'
import { repaymentMonths, repaymentRules, type ReportStatus } from '../contract/repayment-choices.ts'

/** When a month after the deadline is over. The 31st becomes the last day of a shorter month. */
export function monthEnd(deadline: number, month: number): number {
  const end = new Date(deadline)
  const day = end.getUTCDate()
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + month)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, lastDay))
  return end.getTime()
}

export const dueAt = (deadline: number, month: number): number =>
  monthEnd(deadline, month) + repaymentRules.dueDays * dayMs

/** The last report can be sent until then. */
export const repaymentEnd = (deadline: number): number => monthEnd(deadline, repaymentMonths.to + 1)

export const correctionEnd = (reportedAt: number): number =>
  reportedAt + repaymentRules.correctionDays * dayMs

export const listMonths = (): number[] =>
  Array.from({ length: repaymentMonths.to - repaymentMonths.from + 1 }, (_, at) => repaymentMonths.from + at)

type Situation = { deadline: number; now: number; isReported: boolean; isRepaid: boolean; isClosed: boolean }

export function reportStatus(month: number, situation: Situation): ReportStatus {
  const { deadline, now, isReported, isRepaid, isClosed } = situation
  if (isReported) return 'reported'
  if (isRepaid) return 'not-needed'
  if (isClosed) return 'missing'
  if (now < monthEnd(deadline, month)) return 'upcoming'
  return now < dueAt(deadline, month) ? 'open' : 'late'
}

/** What backers share of a month's revenue. Rounds down. */
export const shareOf = (revenueMinor: number, sharePercent: number): number =>
  Math.floor((revenueMinor * sharePercent) / 100)

/** The most that a pledge gets back. Rounds down. */
export const capOf = (amountMinor: number, capPercent: number): number =>
  Math.floor((amountMinor * capPercent) / 100)
