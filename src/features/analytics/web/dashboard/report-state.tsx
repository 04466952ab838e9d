import type { UseQueryResult } from '@tanstack/react-query'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import type { ReactNode } from 'react'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { reportMessages } from '../../contract/messages.ts'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'

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
        {reportMessages.failure}
      </ErrorState>
    )
  if (report.data === undefined) return <ReportSkeleton />
  return (
    <>
      {report.isError && (
        <Notice kind="failure" className="mb-4">
          {reportMessages.failure}
        </Notice>
      )}
      {report.data.isEmpty ? (
        <EmptyState icon={<ChartNoAxesColumn size={28} aria-hidden="true" />} title={reportMessages.empty} />
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
