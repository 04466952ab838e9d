import { z } from 'zod'
import { minuteMs } from '#platform/common/durations.ts'
import { brand } from '#platform/common/brand.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { defaultSubject } from '../../contract/conversation-messages.ts'
import { composeReply, replySubject } from '../../domain/compose-reply.ts'
import { replyMailId, rootMailId } from '../../domain/thread-ids.ts'
import { findConversation, type StoredConversation } from './conversations.store.ts'
import {
  findMessage,
  listMailIds,
  listMessages,
  listUnsent,
  markSent,
  type StoredMessage,
} from './messages.store.ts'
import type { ReplyAddress } from './reply-address.ts'
import { conversationReply, failReply } from './write-reply.ts'

type Deps = { database: Database; mail: Mail; log: Log; replyAddress: ReplyAddress; mailDomain: string }

/**
 * Every attempt has the same Message-ID, so that a mail server recognizes a repetition after a crash; the
 * outbox folder stores it once. What is sent is never sent again.
 */
export function sendReply(deps: Deps) {
  const { database, mail, log } = deps
  return async ({ data: { replyId } }: { data: { replyId: string } }) => {
    const reply = await findMessage(database.db, replyId)
    if (reply?.kind !== 'reply' || reply.sentAt !== null || reply.failure !== null) return
    const conversation = await findConversation(database.db, reply.conversationId)
    if (!conversation) return
    const message = await composeEmail(deps, conversation, reply)
    try {
      await mail.send(message)
      await markSent(database.db, replyId, new Date())
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 'INVALID_ARGUMENT') throw error
      log.warn({ reply: replyId, err: error }, 'reply permanently rejected')
      await failReply(database, replyId, 'rejected')
    }
  }
}

async function composeEmail(
  { database: { db }, replyAddress, mailDomain }: Deps,
  conversation: StoredConversation,
  reply: StoredMessage,
) {
  const messageId = replyMailId(reply.id)
  const earlier = (await listMailIds(db, conversation.id)).filter(
    (id) => id !== `<${messageId}@${mailDomain}>`,
  )
  // A message of the form has no ID of its own, but our confirmation of it has.
  const isForm = conversation.source !== 'email'
  const references = [...(isForm ? [`<${rootMailId(conversation.id)}@${mailDomain}>`] : []), ...earlier]
  const headers = references.length > 0 && {
    'In-Reply-To': references.at(-1) ?? '',
    References: references
      .join(' ')
      .slice(-1900)
      .replace(/^[^<]*/, ''),
  }
  return {
    to: conversation.email,
    replyTo: replyAddress.of(conversation.id) ?? brand.contact.general,
    subject: replySubject(conversation.subject, defaultSubject),
    text: composeReply(reply.text, await findAnswered(db, conversation, reply)),
    headers: headers || {},
    messageId,
  }
}

async function findAnswered(db: Database['db'], conversation: StoredConversation, reply: StoredMessage) {
  const inbound = (await listMessages(db, conversation.id)).findLast(
    ({ kind, createdAt, isAutomatic }) => kind === 'inbound' && !isAutomatic && createdAt < reply.createdAt,
  )
  const { name, message, submittedAt } = conversation
  return inbound
    ? { name: inbound.authorName || inbound.authorEmail, text: inbound.text, at: inbound.createdAt }
    : { name, text: message, at: submittedAt }
}

export const inboxCheck: JobKind<Record<string, never>> = {
  name: 'inbox-check',
  data: z.object({}).strict(),
  retries: 0,
  expireInSeconds: 60,
}

const givenUpAfterMs = 15 * minuteMs

/** Reports replies whose last attempt failed, so that someone can send them again. */
export async function giveUpUnsent({ database, jobs }: { database: Database; jobs: Jobs }) {
  for (const { id } of await listUnsent(database.db, new Date(Date.now() - givenUpAfterMs)))
    if (!(await jobs.isQueued(database.db, conversationReply, { replyId: id })))
      await failReply(database, id, 'unavailable')
}
