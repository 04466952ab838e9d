import { apiClient, unwrap } from '#platform/web/api-client.ts'
import type { ConversationChange } from '../../contract/conversations.ts'
import type { ConversationRoutes } from '../../server/conversations/conversation.routes.ts'

const api = apiClient<ConversationRoutes>('/api/admin')

export type ConversationFilters = { state: string; assignee: string; tag: string; q: string }

export const fetchConversations = (filters: ConversationFilters, cursor: string) =>
  unwrap(api.conversations.$get({ query: { ...filters, cursor, limit: '50' } }))

export const fetchConversationCounts = () => unwrap(api['conversation-counts'].$get())

export const fetchConversation = (id: string) => unwrap(api.conversations[':id'].$get({ param: { id } }))

export const changeConversations = (change: ConversationChange) =>
  unwrap(api.conversations.$patch({ json: change }))

export const undoChange = (id: string) => unwrap(api.changes[':id'].$delete({ param: { id } }))

export type Draft = { id: string; text: string }

export const sendReply = (conversationId: string, draft: Draft & { seen: number; done: boolean }) =>
  unwrap(api.conversations[':id'].replies.$post({ param: { id: conversationId }, json: draft }))

export const sendReplyAgain = (id: string, replyId: string) =>
  unwrap(api.conversations[':id'].replies[':replyId'].attempts.$post({ param: { id, replyId } }))

export const addNote = (conversationId: string, draft: Draft) =>
  unwrap(api.conversations[':id'].notes.$post({ param: { id: conversationId }, json: draft }))
