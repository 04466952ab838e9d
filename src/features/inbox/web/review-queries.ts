import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { ReviewList } from '../contract/review-lists.ts'
import type { Submission } from '../contract/submissions.ts'
import { fetchOverview, fetchPage, type ListFilters } from './review-api.ts'

// Polls while the tab is visible, to show teammates' changes.
const refetchInterval = 30_000

const overviewKey = ['admin', 'overview']
const listsKey = ['admin', 'submissions']

export const useOverview = () => useQuery({ queryKey: overviewKey, queryFn: fetchOverview, refetchInterval })

export function useList(list: ReviewList, filters: ListFilters, limit: number) {
  return useInfiniteQuery({
    queryKey: [...listsKey, list, filters, limit],
    queryFn: ({ pageParam }) => fetchPage(list, filters, limit, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval,
  })
}

/** After an undo, which may have restored any row. */
export function useRefetchRows() {
  const client = useQueryClient()
  return () => Promise.all([listsKey, overviewKey].map((queryKey) => client.invalidateQueries({ queryKey })))
}

type Page = { items: Submission[]; nextCursor: string | null }

/**
 * Replaces changed rows in place. A row that no longer matches the filter stays until the next fetch, so that
 * nothing jumps.
 */
export function useReplaceRows(): (changed: readonly Submission[]) => void {
  const client = useQueryClient()
  return (changed) => {
    const byId = new Map(changed.map((row) => [row.id, row]))
    const replace = (rows: Submission[]) => rows.map((row) => byId.get(row.id) ?? row)
    client.setQueriesData<InfiniteData<Page>>(
      { queryKey: listsKey },
      (shown) =>
        shown && { ...shown, pages: shown.pages.map((page) => ({ ...page, items: replace(page.items) })) },
    )
    void client.invalidateQueries({ queryKey: overviewKey })
  }
}
