import type { AnalyticsReport, Compared, EarlierCounts, Overview } from '../contract/reports.ts'
import { buttonKey, separator } from './counters.ts'

type Counts = EarlierCounts['counts']
type Kind = Counts[number]['kind']

/** Adds the counts of the previous window to a filtered report that came without them. */
export function compareReport(report: AnalyticsReport, counts: Counts): AnalyticsReport {
  const found = new Map(counts.map(({ kind, key, count }) => [placeOf(kind, key), count]))
  const compare = <Row extends Compared>(row: Row, kind: Kind, key: string): Row => ({
    ...row,
    before: found.get(placeOf(kind, key)) ?? 0,
  })
  const named = <Row extends Compared & { name: string }>(kind: Kind, rows: readonly Row[]) =>
    rows.map((row) => compare(row, kind, row.name))
  const total = (name: keyof Overview) => compare(report.overview[name], 'total', name)
  const { visits } = report
  const entries = counts.filter(({ kind }) => kind === 'entry')
  return {
    ...report,
    overview: {
      views: total('views'),
      visitors: total('visitors'),
      sessions: total('sessions'),
      clicks: total('clicks'),
      conversions: total('conversions'),
    },
    pages: report.pages.map((row) => compare(row, 'page', row.page)),
    buttons: report.buttons.map((row) => compare(row, 'button', buttonKey(row.name))),
    visits: {
      known: { ...visits.known, before: entries.reduce((sum, { count }) => sum + count, 0) },
      bounces: compare(visits.bounces, 'total', 'bounces'),
      sources: named('source', visits.sources),
      campaigns: visits.campaigns.map((row) =>
        compare(row, 'campaign', [row.source, row.medium, row.campaign].join(separator)),
      ),
      entryPages: named('entry', visits.entryPages),
      exitPages: named('exit', visits.exitPages),
      devices: named('device', visits.devices),
      browsers: named('browser', visits.browsers),
      countries: named('country', visits.countries),
    },
  }
}

const placeOf = (kind: Kind, key: string) => `${kind}${separator}${key}`
