import { formatNumber } from '#platform/web/format.ts'
import type { AnalyticsReport } from '../../contract/reports.ts'
import { TimeChart } from './charts.ts'
import { Picture } from './picture.tsx'
import { labelOf } from './point-label.ts'

export function VisitsPicture({ report: { points, overview, window } }: { report: AnalyticsReport }) {
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
