import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { Conversation, FullConversation } from '../../contract/conversations.ts'
import { stateOf } from '../../domain/conversation-state.ts'
import {
  fetchConversation,
  fetchConversationCounts,
  fetchConversations,
  type ConversationFilters,
} from './conversation-api.ts'

// Polls while the tab is visible, to show new messages and teammates' changes.
const refetchInterval = 30_000

const listKey = ['admin', 'conversations']
const oneKey = ['admin', 'conversation']
const countsKey = ['admin', 'conversation-counts']

export const useConversationCounts = () =>
  useQuery({ queryKey: countsKey, queryFn: fetchConversationCounts, refetchInterval })

export function useConversations(filters: ConversationFilters) {
  return useInfiniteQuery({
    queryKey: [...listKey, filters],
    queryFn: ({ pageParam }) => fetchConversations(filters, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval,
  })
}

export const useConversation = (id: string) =>
  useQuery({
    queryKey: [...oneKey, id],
    queryFn: () => fetchConversation(id),
    // While a reply is on its way, its state changes within seconds.
    refetchInterval: ({ state }) => (state.data?.messages.some(isOnItsWay) ? 2_000 : refetchInterval),
  })

const isOnItsWay = ({ kind, sentAt, failure }: FullConversation['messages'][number]) =>
  kind === 'reply' && sentAt === null && failure === null

type Pages = InfiniteData<{ items: Conversation[]; nextCursor: string | null }>

/** Shows a change immediately: rows that no longer belong to a list leave it. */
export function useShowChanges() {
  const client = useQueryClient()
  return {
    show: (changed: readonly Conversation[]) => {
      const byId = new Map(changed.map((row) => [row.id, row]))
      for (const [key, shown] of client.getQueriesData<Pages>({ queryKey: listKey })) {
        const { state } = key[2] as ConversationFilters
        const belongs = (row: Conversation) =>
          state === 'all' || stateOf(row, Date.now()) === (state || 'open')
        if (shown)
          client.setQueryData<Pages>(key, {
            ...shown,
            pages: shown.pages.map((page) => ({
              ...page,
              items: page.items.map((row) => byId.get(row.id) ?? row).filter(belongs),
            })),
          })
      }
      for (const row of changed)
        client.setQueryData<FullConversation>([...oneKey, row.id], (full) => full && { ...full, ...row })
      void client.invalidateQueries({ queryKey: countsKey })
    },
    showFull: (full: FullConversation) => client.setQueryData([...oneKey, full.id], full),
    refetch: async () => {
      await Promise.all(
        [listKey, oneKey, countsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  }
}
