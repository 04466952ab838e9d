import { useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import type { History } from '../../contract/idea.ts'
import { countChanges, preferNewer, studioKeys } from './idea-cache.ts'
import { ideasApi } from './studio-api.ts'

/**
 * The ideas on the dashboard. Never refetched automatically, because a text that is being written would jump.
 */
export const useCurrentIdeas = () =>
  useQuery({
    queryKey: studioKeys.ideas,
    queryFn: ({ client }) => readCurrent(client),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

async function readCurrent(client: QueryClient) {
  const count = countChanges(client)
  return preferNewer(client, await unwrap(ideasApi.index.$get()), count)
}

export const useHistory = () =>
  useInfiniteQuery({
    queryKey: studioKeys.history,
    queryFn: ({ pageParam }): Promise<History> =>
      unwrap(ideasApi.history.$get({ query: pageParam === '' ? {} : { cursor: pageParam } })),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchOnWindowFocus: false,
  })
