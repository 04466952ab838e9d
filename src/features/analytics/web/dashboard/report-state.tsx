import type { UseQueryResult } from '@tanstack/react-query'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import type { ReactNode } from 'react'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'

const dashboardMessages = {
  failure: 'Failed to fetch dashboard statistics.',
  empty: 'No analytics data available yet. Start browsing the site to generate data.',
} as const

/** The four states of a dashboard. The current report stays on screen when a refresh fails. */
export function ReportState<Report extends { isEmpty: boolean }>({
  report,
  children,
}: {
  report: UseQueryResult<Report>
  children: (report: Report) => ReactNode
}) {
  const retry = () => void report.refetch()
  if (report.data === undefined && report.isError)
    return (
      <ErrorState onRetry={retry} busy={report.isFetching}>
        {dashboardMessages.failure}
      </ErrorState>
    )
  if (report.data === undefined) return <ReportSkeleton />
  return (
    <>
      {report.isError && (
        <Notice kind="failure" className="mb-4">
          {dashboardMessages.failure}
        </Notice>
      )}
      {report.data.isEmpty ? (
        <EmptyState
          icon={<ChartNoAxesColumn size={28} aria-hidden="true" />}
          title={dashboardMessages.empty}
        />
      ) : (
        children(report.data)
      )}
    </>
  )
}

function ReportSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-8">
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
      <Skeleton className="h-56" />
    </SkeletonGroup>
  )
}
