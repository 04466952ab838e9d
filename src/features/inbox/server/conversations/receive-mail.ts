import { createHash } from 'node:crypto'
import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { conversationLimits as limits } from '../../contract/conversation-choices.ts'
import { conversationMessages as messages } from '../../contract/conversation-messages.ts'
import { conversationOfRootId, isMailId, readMailIds } from '../../domain/thread-ids.ts'
import { findConversation, lockConversations, writeConversation } from './conversations.store.ts'
import { addMessage, findByMailIds, rememberMailId } from './messages.store.ts'
import { addMailConversation } from './new-conversation.store.ts'
import { parseInChild } from './parse-in-child.ts'
import type { ParsedMail } from './parse-mail.ts'
import type { ReplyAddress } from './reply-address.ts'

type Deps = { database: Database; replyAddress: ReplyAddress }

/**
 * Adds an email to its conversation, or starts one. The same Message-ID has one effect, however often it
 * arrives. Throws INVALID_ARGUMENT for what can't be read. `signal` ends the wait when the sender has left.
 */
export async function receiveMail(
  { database, replyAddress }: Deps,
  raw: Uint8Array,
  signal?: AbortSignal,
): Promise<void> {
  if (raw.byteLength > limits.mailBytes)
    throw new AppError('INVALID_ARGUMENT', messages.notAnEmail, { httpStatus: 413 })
  const mail = await parseInChild(raw, signal)
  const messageId = isMailId(mail.messageId) ? mail.messageId : makeId(raw)
  await database.transaction(async (tx) => {
    const known = await findByMailIds(tx, [messageId])
    if (known !== undefined) return
    const conversationId = await findTarget(tx, mail, replyAddress)
    if (conversationId === undefined) await startConversation(tx, mail, messageId)
    else await appendMessage(tx, conversationId, mail, messageId)
  })
}

/** For an email without an ID: the same content gets the same one. */
const makeId = (raw: Uint8Array) => `<sha256-${createHash('sha256').update(raw).digest('hex')}@received>`

/** The signed address first, because only someone who got our email knows it. */
async function findTarget(tx: Db, mail: ParsedMail, replyAddress: ReplyAddress) {
  const references = [...readMailIds(mail.references), ...readMailIds(mail.inReplyTo)]
  const candidates = [
    ...mail.recipients.map((address) => replyAddress.read(address)),
    await findByMailIds(tx, references),
    ...references.map(conversationOfRootId),
  ]
  for (const id of candidates)
    if (id !== undefined && (await findConversation(tx, id)) !== undefined) return id
  // The conversation was deleted or never existed.
  return undefined
}

async function startConversation(tx: Db, mail: ParsedMail, messageId: string) {
  const id = await addMailConversation(tx, mail)
  // A second delivery at the same moment fails on the ID and is repeated as a known one.
  if (!(await rememberMailId(tx, messageId, id))) throw new AppError('ABORTED', messages.notAnEmail)
}

/** An automatic reply neither reopens the conversation nor asks for an answer. */
async function appendMessage(tx: Db, conversationId: string, mail: ParsedMail, messageId: string) {
  const [conversation] = await lockConversations(tx, [conversationId])
  if (!conversation || !(await rememberMailId(tx, messageId, conversationId))) return
  const now = new Date()
  await addMessage(tx, {
    conversationId,
    kind: 'inbound',
    authorEmail: mail.fromEmail,
    authorName: mail.fromName,
    text: mail.text,
    isAutomatic: mail.isAutomatic,
    createdAt: now,
  })
  if (mail.isAutomatic) return
  const reopened = conversation.doneAt !== null
  await writeConversation(tx, conversationId, {
    lastMessageAt: now,
    waitingSince: conversation.waitingSince ?? now,
    doneAt: null,
    snoozedUntil: null,
    read: false,
    readAt: null,
  })
  if (reopened)
    await writeAudit(tx, {
      actorEmail: 'system',
      action: 'conversation_changed',
      subject: `contact/${conversationId}`,
      details: { reopened },
    })
}
