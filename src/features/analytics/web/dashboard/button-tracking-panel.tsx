import { useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { formatAgo, formatNumber, formatTime } from '#platform/web/format.ts'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import type { ButtonReport, LiveCounts } from '../../contract/reports.ts'
import { ButtonStats, Categories } from './button-lists.tsx'
import { ButtonOverview } from './button-overview.tsx'
import { drawFlow } from '../../domain/draw-flow.ts'
import { FlowChart } from './charts.ts'
import { Picture, Section } from './picture.tsx'
import { reportApi } from './report-api.ts'
import { ReportState } from './report-state.tsx'
import { Toolbar } from './toolbar.tsx'
import { useLiveCounts } from './use-live-counts.ts'
import { useChoice, useWindow } from './use-window.ts'
import { BarList } from './bar-list.tsx'
import { buttonLabel } from '../../domain/button-label.ts'

const maxMoves = 40

/** Visitor paths, page by page from left to right. */
function FlowPicture({ flow }: { flow: ButtonReport['flow'] }) {
  const drawn = drawFlow(flow, maxMoves)
  return (
    <Picture
      title="Visitor paths"
      label={`The first five pages of a visit. ${flow.length} different steps.`}
      columns={[
        { title: 'Move', numeric: true },
        { title: 'From' },
        { title: 'To' },
        { title: 'Visits', numeric: true },
      ]}
      rows={flow.map(({ step, from, to, count }) => [step, from, to, formatNumber(count)])}
    >
      {drawn.links.length === 0 ? (
        <p className="py-4 text-sm text-ink-soft">No page changes in this period.</p>
      ) : (
        <div className="overflow-x-auto">
          <div className="min-w-[44rem]">
            <FlowChart flow={drawn} />
          </div>
        </div>
      )}
    </Picture>
  )
}

const refreshMs = 30_000
const views = ['overview', 'buttons', 'user-flow', 'flow', 'categories'] as const

export function ButtonTrackingPanel() {
  const [window, setWindow] = useWindow()
  const report = useQuery({
    queryKey: ['analytics', 'buttons', window],
    queryFn: () => unwrap(reportApi.buttons.$get({ query: { window } })),
    refetchInterval: refreshMs,
    placeholderData: (before) => before,
  })
  const live = useLiveCounts(window, report.dataUpdatedAt)
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

function UserFlow({ report: { topTransitions, recentSessions } }: { report: ButtonReport }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
      <Picture
        title="Top 10 transitions"
        label="The ten most common steps from one page to the next."
        columns={[{ title: 'From' }, { title: 'To' }, { title: 'Times', numeric: true }]}
        rows={topTransitions.map(({ from, to, count }) => [from, to, formatNumber(count)])}
      >
        <BarList
          bars={topTransitions.map(({ from, to, count }) => ({ name: `${from} → ${to}`, value: count }))}
        />
      </Picture>
      <Section title="Recent sessions">
        {recentSessions.length === 0 && <p className="py-4 text-sm text-ink-soft">No data in this period.</p>}
        <ul className="flex flex-col gap-2">
          {recentSessions.map(({ sessionId, steps }) => (
            <li key={sessionId}>
              <Visit steps={steps} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

type Steps = ButtonReport['recentSessions'][number]['steps']

function Visit({ steps }: { steps: Steps }) {
  const pages = steps.filter(({ type }) => type === 'page_view').map(({ page }) => page)
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-sm">
        <span className="font-medium tabular-nums">{formatTime(steps[0]?.at ?? 0)}</span>{' '}
        <span className="break-words text-ink-soft">
          {steps.length === 1 ? '1 step' : `${steps.length} steps`} · {pages.join(' → ') || steps[0]?.page}
        </span>
      </summary>
      <ol className="border-t border-line px-4 py-3 text-sm">
        {steps.map(({ at, type, page, name }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step may be identical to the previous one
          <li key={index} className="flex gap-3 py-1">
            <span className="shrink-0 text-ink-soft tabular-nums">{formatTime(at)}</span>
            <span className="min-w-0 break-words">
              {type === 'page_view' ? `Opened ${page}` : `${type.replaceAll('_', ' ')} ${buttonLabel(name)}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
