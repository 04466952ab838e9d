import { formatNumber } from '#platform/web/format.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { reportMessages, sectionTitles } from '../../contract/messages.ts'
import type { AnalyticsReport, LiveCounts, Overview } from '../../contract/reports.ts'
import { overviewLabels } from '../../contract/share-texts.ts'
import { hasFilter } from '../../domain/has-filter.ts'
import { AnalyticsDetails } from './analytics-details.tsx'
import { TimeChart } from './charts.ts'
import { FilterChips } from './filter-chips.tsx'
import { Funnels } from './funnels.tsx'
import { MailSwitches } from './mail-switches.tsx'
import { Picture } from './picture.tsx'
import { labelOf } from './point-label.ts'
import { RangePicker } from './range-picker.tsx'
import { ReportState } from './report-state.tsx'
import { RetentionTable } from './retention.tsx'
import { ShareReport } from './share-report.tsx'
import { Sources } from './sources.tsx'
import { StatTiles } from './stat-tiles.tsx'
import { Toolbar } from './toolbar.tsx'
import { useComparedReport } from './use-compared-report.ts'
import { useLiveCounts } from './use-live-counts.ts'
import { useReportQuery } from './use-report-query.ts'

export function AnalyticsPanel() {
  const { window, days, filters, setWindow, setDays, setFilter } = useReportQuery()
  const query = { window, ...days, ...filters }
  const { report, compare, changesFailed, refresh } = useComparedReport(query)
  const live = useLiveCounts(window, report.dataUpdatedAt)
  const isWhole = days === undefined && !hasFilter(filters)
  return (
    <section aria-label="Analytics">
      <Toolbar
        window={days ? undefined : window}
        onWindow={setWindow}
        onRefresh={refresh}
        busy={report.isRefetching}
        share={<ShareReport query={query} />}
      >
        <RangePicker days={days} onChange={setDays} />
      </Toolbar>
      <FilterChips filters={filters} onRemove={(name) => setFilter(name)} />
      <ReportState report={report}>
        {(first) => {
          const shown = compare(first)
          return (
            <div className="flex flex-col gap-10">
              {changesFailed && <Notice kind="failure">{reportMessages.changesFailure}</Notice>}
              <StatTiles stats={statsOf(shown, isWhole ? live : undefined)} online={shown.online} />
              <VisitsPicture report={shown} />
              <Sources report={shown} onPick={setFilter} />
              <Funnels query={query} pages={shown.pages} buttons={shown.buttons} />
              {!shown.isFiltered && <AnalyticsDetails report={shown} />}
            </div>
          )
        }}
      </ReportState>
      <RetentionTable />
      <MailSwitches />
    </section>
  )
}

function statsOf({ overview }: AnalyticsReport, live: LiveCounts | undefined) {
  return (Object.keys(overviewLabels) as (keyof Overview)[]).map((name) => ({
    label: overviewLabels[name],
    value: { ...overview[name], count: live?.[name] ?? overview[name].count },
  }))
}

function VisitsPicture({ report: { points, overview, pointsPer, isFiltered } }: { report: AnalyticsReport }) {
  return (
    <Picture
      title={sectionTitles.chart}
      label={`${overview.views.count} views by ${overview.visitors.count} visitors.`}
      columns={[
        { title: pointsPer === 'hour' ? 'Hour' : 'Day' },
        { title: 'Views', numeric: true },
        { title: 'Visitors', numeric: true },
        { title: 'Sessions', numeric: true },
        { title: 'Clicks', numeric: true },
      ]}
      rows={points.map(({ at, views, visitors, sessions, clicks }) => [
        labelOf(at, pointsPer),
        ...[views, visitors, sessions, clicks].map((value) => formatNumber(value)),
      ])}
    >
      {isFiltered && <p className="mb-3 text-sm text-ink-soft">{reportMessages.chartFiltered}</p>}
      <TimeChart
        points={points}
        per={pointsPer}
        lines={[
          { key: 'views', name: 'Views', color: 'var(--accent)' },
          { key: 'visitors', name: 'Visitors', color: 'var(--gain)' },
        ]}
      />
    </Picture>
  )
}
