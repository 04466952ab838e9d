import { useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import type { AnalyticsReport, LiveCounts, Overview } from '../../contract/reports.ts'
import { AnalyticsDetails } from './analytics-details.tsx'
import { reportApi } from './report-api.ts'
import { ReportState } from './report-state.tsx'
import { StatTiles } from './stat-tiles.tsx'
import { Toolbar } from './toolbar.tsx'
import { useLiveCounts } from './use-live-counts.ts'
import { useWindow } from './use-window.ts'
import { formatNumber } from '#platform/web/format.ts'
import { TimeChart } from './charts.ts'
import { Picture } from './picture.tsx'
import { labelOf } from './point-label.ts'

const refreshMs = 30_000

export function AnalyticsPanel() {
  const [window, setWindow] = useWindow()
  const live = useLiveCounts(window)
  const report = useQuery({
    queryKey: ['analytics', 'report', window],
    queryFn: () => unwrap(reportApi.analytics.$get({ query: { window } })),
    refetchInterval: refreshMs,
    placeholderData: (before) => before,
  })
  return (
    <section aria-label="Analytics">
      <Toolbar
        window={window}
        onWindow={setWindow}
        onRefresh={() => void report.refetch()}
        busy={report.isRefetching}
      />
      <ReportState report={report}>
        {(shown) => (
          <div className="flex flex-col gap-10">
            <StatTiles stats={statsOf(shown, live)} />
            <VisitsPicture report={shown} />
            <AnalyticsDetails report={shown} />
          </div>
        )}
      </ReportState>
    </section>
  )
}

const labels: Record<keyof Overview, string> = {
  views: 'Page views',
  visitors: 'Unique visitors',
  sessions: 'Sessions',
  clicks: 'Clicks',
  conversions: 'Conversions',
}

/** Pushed counts are newer than the report. */
function statsOf({ overview }: AnalyticsReport, live: LiveCounts | undefined) {
  return (Object.keys(labels) as (keyof Overview)[]).map((name) => ({
    label: labels[name],
    value: { ...overview[name], count: live?.[name] ?? overview[name].count },
  }))
}

function VisitsPicture({ report: { points, overview, window } }: { report: AnalyticsReport }) {
  return (
    <Picture
      title="Views and visitors over time"
      label={`${overview.views.count} views by ${overview.visitors.count} visitors in the last ${window}.`}
      columns={[
        { title: window === '24h' ? 'Hour' : 'Day' },
        { title: 'Views', numeric: true },
        { title: 'Visitors', numeric: true },
        { title: 'Sessions', numeric: true },
        { title: 'Clicks', numeric: true },
      ]}
      rows={points.map(({ at, views, visitors, sessions, clicks }) => [
        labelOf(at, window),
        ...[views, visitors, sessions, clicks].map((value) => formatNumber(value)),
      ])}
    >
      <TimeChart
        points={points}
        window={window}
        lines={[
          { key: 'views', name: 'Views', colour: 'var(--accent)' },
          { key: 'visitors', name: 'Visitors', colour: 'var(--gain)' },
        ]}
      />
    </Picture>
  )
}
