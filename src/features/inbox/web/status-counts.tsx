import { formatNumber } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Link } from 'react-router'
import type { Overview } from '../contract/overview.ts'
import { listStatuses, type ReviewList, reviewMessages } from '../contract/review-lists.ts'

import { reviewPaths } from '../contract/review-requests.ts'
import { useOverview } from './review-queries.ts'

type StatusCountsProps = { list: ReviewList; chosen?: string; className?: string }

/** Each count links to the rows with that status. */
export function StatusCounts({ list, chosen, className }: StatusCountsProps) {
  const overview = useOverview()
  const statuses = listStatuses[list].filter((status) => status !== 'new')
  if (statuses.length === 0) return null
  if (overview.isError)
    return (
      <Notice
        kind="failure"
        className={className}
        actions={
          <Button busy={overview.isFetching} onClick={() => void overview.refetch()}>
            Try again
          </Button>
        }
      >
        {reviewMessages.statistics}
      </Notice>
    )
  return (
    <ul className={classes('flex flex-wrap gap-2', className)}>
      {['', ...statuses].map((status) => (
        <li key={status}>
          <Link
            to={status === '' ? reviewPaths.list(list) : `${reviewPaths.list(list)}&status=${status}`}
            preventScrollReset
            aria-current={chosen === status ? 'true' : undefined}
            className="flex min-h-10 items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm capitalize transition-colors hover:border-ink aria-current:border-ink aria-current:font-semibold"
          >
            {status === '' ? 'All' : status}
            <span className="text-ink-soft tabular-nums">{count(list, status, overview.data)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function count(list: ReviewList, status: string, overview: Overview | undefined): string | undefined {
  if (!overview) return undefined
  const { counts, waitlistStatuses, unreadContacts, activeSubscribers, unconfirmedSubscribers } = overview
  const numbers: Record<string, number> = {
    ...waitlistStatuses,
    unread: unreadContacts,
    read: counts.contact - unreadContacts,
    active: activeSubscribers,
    unconfirmed: unconfirmedSubscribers,
    inactive: counts.newsletter - activeSubscribers - unconfirmedSubscribers,
    '': counts[list],
  }
  const number = numbers[status]
  return number === undefined ? undefined : formatNumber(number)
}
