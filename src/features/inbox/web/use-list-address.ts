import { useSearchParams } from 'react-router'
import { reviewLists, type ReviewList } from '../contract/review-lists.ts'
import type { ListFilters } from './review-api.ts'

/** List and filters are in the URL, so that reloads and bookmarks keep them. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const list: ReviewList | undefined = reviewLists.find((name) => name === search.get('list'))
  const filters: ListFilters = {
    q: search.get('q') ?? '',
    status: search.get('status') ?? '',
    sort: search.get('sort') ?? '',
  }
  const change = (changed: Partial<ListFilters>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { list, filters, change }
}
