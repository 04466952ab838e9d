import { Link } from 'react-router'
import { formatNumber } from '#platform/web/format.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import type { Overview } from '../contract/overview.ts'
import { reviewLists, type ReviewList, reviewMessages } from '../contract/review-lists.ts'

import { reviewPaths } from '../contract/review-requests.ts'
import { listNames } from './list-names.ts'
import { useOverview } from './review-queries.ts'

/** Each count links to its list. */
export function OverviewStrip() {
  const overview = useOverview()
  if (overview.isPending)
    return (
      <SkeletonGroup>
        <Skeleton className="h-48 sm:h-40 lg:h-22" />
      </SkeletonGroup>
    )
  if (overview.isError)
    return (
      <ErrorState
        title={reviewMessages.dashboard}
        onRetry={() => void overview.refetch()}
        busy={overview.isFetching}
      >
        {overview.error.message}
      </ErrorState>
    )
  return (
    <nav aria-label="Overview">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3 lg:grid-cols-6">
        {reviewLists.map((list) => (
          <li key={list} className="bg-surface">
            <Link
              to={reviewPaths.list(list)}
              className="flex h-full min-h-20 flex-col px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="text-sm text-ink-soft">{listNames[list].title}</span>
              <span className="font-display text-2xl font-bold tabular-nums">
                {formatNumber(overview.data.counts[list])}
              </span>
              <span className="text-xs text-ink-soft">{describeStatus(list, overview.data)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function describeStatus(list: ReviewList, { waitlistStatuses, unreadContacts, activeSubscribers }: Overview) {
  switch (list) {
    case 'waitlist':
      return `${formatNumber(waitlistStatuses.pending)} pending`
    case 'contact':
      return `${formatNumber(unreadContacts)} unread`
    case 'newsletter':
      return `${formatNumber(activeSubscribers)} active`
    case 'feedback':
    case 'other':
    case 'spam':
      return undefined
  }
}
