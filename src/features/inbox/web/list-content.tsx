import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { type ReviewList, reviewMessages } from '../contract/review-lists.ts'

import { listNames } from './list-names.ts'
import type { useList } from './review-queries.ts'
import { SubmissionTable, type Selection } from './submission-table.tsx'

type ListContentProps = {
  list: ReviewList
  shown: ReturnType<typeof useList>
  selection?: Selection
  /** Replaces the empty state while a filter is active. */
  unmatched?: ReactNode
  canLoadMore?: boolean
}

/** A list with its loading, error and empty states. */
export function ListContent({ list, shown, selection, unmatched, canLoadMore = false }: ListContentProps) {
  const { title, empty, about } = listNames[list]
  if (shown.isPending)
    return (
      <SkeletonGroup className="flex flex-col gap-2">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </SkeletonGroup>
    )
  if (shown.isError && !shown.data)
    return (
      <ErrorState title={reviewMessages.recent} onRetry={() => void shown.refetch()} busy={shown.isFetching}>
        {shown.error.message}
      </ErrorState>
    )
  const rows = shown.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0) return unmatched ?? <EmptyState title={empty}>{about}</EmptyState>
  return (
    <>
      <SubmissionTable caption={title} rows={rows} now={shown.dataUpdatedAt} selection={selection} />
      {canLoadMore && shown.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button
            busy={shown.isFetchingNextPage}
            busyText="Loading..."
            onClick={() => void shown.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
      {shown.isError && (
        <ErrorState
          className="mt-4"
          title={reviewMessages.recent}
          onRetry={() => void (shown.isFetchNextPageError ? shown.fetchNextPage() : shown.refetch())}
          busy={shown.isFetching}
        >
          {shown.error.message}
        </ErrorState>
      )}
    </>
  )
}
