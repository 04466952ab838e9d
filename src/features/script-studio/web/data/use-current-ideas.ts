import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import type { History } from '../../contract/idea.ts'
import { studioKeys } from './idea-cache.ts'
import { ideasApi } from './studio-api.ts'

/** What the dashboard shows of ideas. It is not asked for again by itself: a text that is being written would jump. */
export const useCurrentIdeas = () =>
  useQuery({
    queryKey: studioKeys.ideas,
    queryFn: () => unwrap(ideasApi.index.$get()),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const useHistory = () =>
  useInfiniteQuery({
    queryKey: studioKeys.history,
    queryFn: ({ pageParam }): Promise<History> =>
      unwrap(ideasApi.history.$get({ query: pageParam === '' ? {} : { cursor: pageParam } })),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchOnWindowFocus: false,
  })
