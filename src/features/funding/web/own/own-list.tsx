import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'

type OwnListProps<Item> = {
  found: UseQueryResult<{ items: Item[] }>
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** Someone's campaigns or pledges: loading, failed, empty or full. */
export function OwnList<Item>({ found, empty, children }: OwnListProps<Item>) {
  if (found.isPending)
    return (
      <SkeletonGroup className="mt-6 flex flex-col gap-3">
        <Skeleton className="h-24" />
      </SkeletonGroup>
    )
  if (found.isError)
    return (
      <ErrorState className="mt-6" onRetry={() => void found.refetch()} busy={found.isFetching}>
        {found.error.message}
      </ErrorState>
    )
  const { items } = found.data
  return items.length === 0 ? (
    empty
  ) : (
    <ul className="mt-6 flex flex-col gap-3">{items.map((item) => children(item))}</ul>
  )
}
