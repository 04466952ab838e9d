import { formatNumber } from '#platform/web/format.ts'
import type { ButtonReport } from '../../contract/reports.ts'
import { shareOf } from '../../domain/change.ts'
import { BarList } from './bar-list.tsx'
import { buttonLabel } from '../../domain/button-label.ts'
import { categoryColors } from './category-colors.ts'
import { TimeChart } from './charts.ts'
import { Picture } from './picture.tsx'
import { StatTiles } from './stat-tiles.tsx'
import { labelOf } from './point-label.ts'

export function ButtonOverview({ report }: { report: ButtonReport }) {
  const { clicks, sessions, points, window, topButtons, pageCounts } = report
  const per = window === '24h' ? 'hour' : 'day'
  const perSession = shareOf(clicks.count, sessions.count)
  return (
    <div className="flex flex-col gap-10">
      <StatTiles
        stats={[
          { label: 'Total clicks', value: clicks },
          { label: 'Total sessions', value: sessions },
          {
            label: 'Clicks per session',
            value: { count: perSession, before: shareOf(clicks.before ?? 0, sessions.before ?? 0) },
            shown: formatNumber(Math.round(perSession * 10) / 10),
          },
        ]}
      />
      <Picture
        title="Clicks over time"
        label={`${clicks.count} clicks in the last ${window}.`}
        columns={[{ title: window === '24h' ? 'Hour' : 'Day' }, { title: 'Clicks', numeric: true }]}
        rows={points.map(({ at, clicks: count }) => [labelOf(at, per), formatNumber(count)])}
      >
        <TimeChart
          points={points}
          per={per}
          lines={[{ key: 'clicks', name: 'Clicks', color: 'var(--accent)' }]}
        />
      </Picture>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
        <Picture
          title="Top buttons"
          label={`The ten most clicked buttons, starting with ${buttonLabel(topButtons[0]?.name ?? 'none')}.`}
          columns={[{ title: 'Button' }, { title: 'Category' }, { title: 'Clicks', numeric: true }]}
          rows={topButtons.map(({ name, category, count }) => [
            buttonLabel(name),
            category,
            formatNumber(count),
          ])}
        >
          <BarList
            bars={topButtons.map(({ name, category, count }) => ({
              name: buttonLabel(name),
              value: count,
              color: categoryColors[category],
            }))}
          />
        </Picture>
        <Picture
          title="Clicks by page"
          label="Pages where buttons are clicked."
          columns={[{ title: 'Page' }, { title: 'Clicks', numeric: true }]}
          rows={Object.entries(pageCounts).map(([page, count]) => [page, formatNumber(count)])}
        >
          <BarList bars={Object.entries(pageCounts).map(([name, value]) => ({ name, value }))} />
        </Picture>
      </div>
    </div>
  )
}
