import type { StatementLine } from '../contract/statements.ts'

/** What the ledger says about one pledge. */
export type MoneyEntry = { key: string; kind: string; reverses: string | null; amount: number; at: Date }

export type ReportLine = {
  id: string
  month: number
  revenueMinor: number
  sharedMinor: number
  sharePercent: number
  createdAt: Date
  reversedAt: Date | null
  reversalReason: string | null
}

type Given = {
  pledgedAt: Date
  entries: readonly MoneyEntry[]
  /** Empty without a revenue share. */
  reports: readonly ReportLine[]
  capMinor: number | null
}

type Event = Omit<StatementLine, 'at' | 'leftMinor'> & { at: Date; order: number }

const plain = { month: null, revenueMinor: null, sharePercent: null, sharedMinor: null, reason: '' }

/**
 * Every line of a statement, oldest first. A report from which the backer got nothing is a line too, so that no
 * month is left without an explanation.
 */
export function buildStatement({ pledgedAt, entries, reports, capMinor }: Given): StatementLine[] {
  const pledged: Event = { at: pledgedAt, order: 0, event: 'pledge', ...plain, outMinor: 0, inMinor: 0 }
  const paid = entries.flatMap((entry): Event[] => {
    const event = paymentEventOf(entry)
    const order = event === 'charge' || event === 'refund' ? 1 : 2
    return event ? [{ at: entry.at, order, event, ...plain, ...sides(entry.amount) }] : []
  })
  const shared = reports.flatMap((report) => eventsOf(report, entries))
  const events = [pledged, ...paid, ...shared].toSorted(
    (one, other) => one.order - other.order || one.at.getTime() - other.at.getTime(),
  )
  let left = capMinor
  return events.map(({ at, order: _, ...event }) => {
    if (left !== null && event.month !== null) left += event.outMinor - event.inMinor
    return { ...event, at: at.toISOString(), leftMinor: left }
  })
}

/** What went to and fro in all lines. */
export const sumSides = (lines: readonly Pick<StatementLine, 'outMinor' | 'inMinor'>[]) => ({
  outMinor: lines.reduce((sum, line) => sum + line.outMinor, 0),
  inMinor: lines.reduce((sum, line) => sum + line.inMinor, 0),
})

function paymentEventOf({ kind, reverses }: MoneyEntry) {
  if (kind === 'charge' || kind === 'refund' || kind === 'chargeback') return kind
  return reverses?.startsWith('chargeback:') ? 'dispute-won' : undefined
}

function eventsOf(report: ReportLine, entries: readonly MoneyEntry[]): Event[] {
  const { month, revenueMinor, sharePercent, sharedMinor } = report
  const terms = { month, revenueMinor, sharePercent, sharedMinor }
  const key = `distribution:${report.id}`
  const part = entries.find((entry) => entry.key === key)?.amount ?? 0
  const given: Event = {
    at: report.createdAt,
    order: 2,
    event: 'distribution',
    ...terms,
    ...sides(part),
    reason: '',
  }
  if (report.reversedAt === null) return [given]
  const opposite = entries.find((entry) => entry.reverses === key)
  const reason = report.reversalReason ?? ''
  const at = opposite?.at ?? report.createdAt
  return [given, { at, order: 2, event: 'reversal', ...terms, ...sides(opposite?.amount ?? 0), reason }]
}

const sides = (amount: number) => ({ outMinor: Math.max(0, -amount), inMinor: Math.max(0, amount) })
