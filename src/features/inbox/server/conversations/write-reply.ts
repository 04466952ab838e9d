import { z } from 'zod'
import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts'
import { conversationMessages as messages } from '../../contract/conversation-messages.ts'
import type { NewNote, NewReply } from '../../contract/conversations.ts'
import { replyMailId } from '../../domain/thread-ids.ts'
import { lockConversations, writeConversation, type StoredConversation } from './conversations.store.ts'
import {
  addMessage,
  clearFailure,
  countExchanged,
  findMessage,
  markFailed,
  rememberMailId,
} from './messages.store.ts'

export const conversationReply: JobKind<{ replyId: string }> = {
  name: 'conversation-reply',
  data: z.object({ replyId: z.uuid() }),
  retries: 8,
  expireInSeconds: 60,
}

type Deps = { database: Database; jobs: Jobs; mailDomain: string }

/**
 * Stores the reply and queues its email in one transaction. A repeated request with the same ID changes
 * nothing. Refused if there is a message that the writer hasn't seen, so that two people don't answer twice.
 */
export function writeReply(
  { database, jobs, mailDomain }: Deps,
  author: string,
  conversationId: string,
  { id, text, seen, done }: NewReply,
) {
  return database.transaction(async (tx) => {
    const conversation = await requireConversation(tx, conversationId)
    if (conversation.isSpam) throw new AppError('ABORTED', messages.spam)
    if (await isWritten(tx, conversationId, id)) return
    if ((await countExchanged(tx, conversationId)) > seen)
      throw new AppError('ABORTED', messages.repliedMeanwhile)
    const now = new Date()
    const { waitingSince, read, readAt } = conversation
    await addMessage(tx, {
      id,
      conversationId,
      kind: 'reply',
      authorEmail: author,
      text,
      createdAt: now,
      waitedSince: waitingSince,
    })
    await rememberMailId(tx, `<${replyMailId(id)}@${mailDomain}>`, conversationId)
    await writeConversation(tx, conversationId, {
      waitingSince: null,
      lastMessageAt: now,
      read: true,
      readAt: read ? readAt : now,
      ...(done && { doneAt: now, snoozedUntil: null }),
    })
    await jobs.send(tx, conversationReply, { replyId: id })
    await writeAudit(tx, { actorEmail: author, action: 'reply_sent', subject: `contact/${conversationId}` })
  })
}

export function sendReplyAgain(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  conversationId: string,
  replyId: string,
) {
  return database.transaction(async (tx) => {
    await requireConversation(tx, conversationId)
    const found = await findMessage(tx, replyId)
    if (found?.conversationId !== conversationId) throw new AppError('NOT_FOUND', messages.notFound)
    if (!(await clearFailure(tx, replyId))) throw new AppError('ABORTED', messages.notFailed)
    await writeConversation(tx, conversationId, { waitingSince: null })
    await jobs.send(tx, conversationReply, { replyId })
  })
}

/** The promise isn't kept by a reply that was never sent, so the sender waits again. */
export function failReply(database: Database, replyId: string, failure: 'rejected' | 'unavailable') {
  return database.transaction(async (tx) => {
    const failed = await markFailed(tx, replyId, failure)
    if (!failed) return
    const [conversation] = await lockConversations(tx, [failed.conversationId])
    if (conversation?.waitingSince === null)
      await writeConversation(tx, failed.conversationId, { waitingSince: failed.waitedSince, doneAt: null })
  })
}

/** A note for the team; it is never sent. */
export function writeNote(database: Database, author: string, conversationId: string, { id, text }: NewNote) {
  return database.transaction(async (tx) => {
    await requireConversation(tx, conversationId)
    if (await isWritten(tx, conversationId, id)) return
    await addMessage(tx, { id, conversationId, kind: 'note', authorEmail: author, text })
  })
}

/** An ID that belongs to another conversation is refused. */
async function isWritten(tx: Db, conversationId: string, id: string): Promise<boolean> {
  const found = await findMessage(tx, id)
  if (found && found.conversationId !== conversationId) throw new AppError('ABORTED', messages.notAnId)
  return found !== undefined
}

async function requireConversation(tx: Db, id: string): Promise<StoredConversation> {
  const [found] = await lockConversations(tx, [id])
  if (!found) throw new AppError('NOT_FOUND', messages.notFound)
  return found
}
