import { truncate } from '#platform/common/text.ts'
import type { Conversation, ConversationMessage, FullConversation } from '../../contract/conversations.ts'
import type { StoredConversation } from './conversations.store.ts'
import type { StoredMessage } from './messages.store.ts'

const previewLength = 200

export const presentConversation = (row: StoredConversation): Conversation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  preview: truncate(row.message, previewLength),
  source: row.source,
  read: row.read,
  submittedAt: row.submittedAt.toISOString(),
  lastMessageAt: row.lastMessageAt.toISOString(),
  waitingSince: row.waitingSince?.toISOString() ?? null,
  doneAt: row.doneAt?.toISOString() ?? null,
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  assigneeEmail: row.assigneeEmail,
  tags: row.tags,
})

const presentMessage = (row: StoredMessage): ConversationMessage => ({
  id: row.id,
  kind: row.kind,
  authorEmail: row.authorEmail,
  authorName: row.authorName,
  text: row.text,
  isAutomatic: row.isAutomatic,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  failure: row.failure,
})

export const presentFullConversation = (
  row: StoredConversation,
  messages: readonly StoredMessage[],
): FullConversation => ({
  ...presentConversation(row),
  message: row.message,
  isSpam: row.isSpam,
  messages: messages.map(presentMessage),
})
