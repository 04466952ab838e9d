import { useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { formatAgo } from '#platform/web/format.ts'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import type { ButtonReport, LiveCounts } from '../../contract/reports.ts'
import { ButtonStats, Categories } from './button-lists.tsx'
import { ButtonOverview } from './button-overview.tsx'
import { FlowPicture } from './flow-picture.tsx'
import { reportApi } from './report-api.ts'
import { ReportState } from './report-state.tsx'
import { Toolbar } from './toolbar.tsx'
import { useLiveCounts } from './use-live-counts.ts'
import { useChoice, useWindow } from './use-window.ts'
import { UserFlow } from './user-flow.tsx'

const refreshMs = 30_000
const views = ['overview', 'buttons', 'user-flow', 'flow', 'categories'] as const

export function ButtonTrackingPanel() {
  const [window, setWindow] = useWindow()
  const live = useLiveCounts(window)
  const report = useQuery({
    queryKey: ['analytics', 'buttons', window],
    queryFn: () => unwrap(reportApi.buttons.$get({ query: { window } })),
    refetchInterval: refreshMs,
    placeholderData: (before) => before,
  })
  return (
    <section aria-label="Button Tracking">
      <Toolbar
        window={window}
        onWindow={setWindow}
        onRefresh={() => void report.refetch()}
        busy={report.isRefetching}
      />
      <ReportState report={report}>
        {(shown) => (
          <>
            <LastUpdated at={shown.lastUpdated} now={report.dataUpdatedAt} />
            <Views report={withLive(shown, live)} />
          </>
        )}
      </ReportState>
    </section>
  )
}

function Views({ report }: { report: ButtonReport }) {
  const [view, setView] = useChoice('view', views)
  return (
    <Tabs
      label="Button tracking"
      value={view}
      onChange={(next) => setView(views.find((name) => name === next) ?? 'overview')}
      tabs={[
        { value: 'overview', label: 'Overview', content: <ButtonOverview report={report} /> },
        { value: 'buttons', label: 'Button Stats', content: <ButtonStats report={report} /> },
        { value: 'user-flow', label: 'User Flow', content: <UserFlow report={report} /> },
        { value: 'flow', label: 'Flow Visualization', content: <FlowPicture flow={report.flow} /> },
        { value: 'categories', label: 'Categories', content: <Categories report={report} /> },
      ]}
    />
  )
}

function LastUpdated({ at, now }: { at: string | null; now: number }) {
  if (at === null) return null
  return (
    <p className="mb-4 text-sm text-ink-soft">Last event {formatAgo(at, Math.max(now, Date.parse(at)))}</p>
  )
}

/** Pushed counts are newer than the report. */
function withLive(report: ButtonReport, live: LiveCounts | undefined): ButtonReport {
  if (!live) return report
  return {
    ...report,
    totalClicks: live.clicks,
    totalSessions: live.sessions,
    clicks: { ...report.clicks, count: live.clicks },
    sessions: { ...report.sessions, count: live.sessions },
  }
}
