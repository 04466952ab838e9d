import { and, asc, eq } from 'drizzle-orm'
import { listTeam } from '#features/accounts/server.ts'
import { contactSubmissions as conversations } from '#features/forms/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { composeDemoConversation } from '../../domain/demo/compose-demo-conversations.ts'
import { conversationMessages as messages } from './conversation.tables.ts'

const demo = eq(conversations.source, 'demo')

/** Goes on from the demo messages of the contact form, and is deleted with them. */
export const demoConversations: DemoPart = {
  name: 'conversations',
  count: async (tx) => ({ real: 0, demo: (await listDemo(tx)).length }),
  async fill(tx, { random, now }) {
    const team = (await listTeam(tx)).map(({ email }) => email)
    const rows = await tx
      .select()
      .from(conversations)
      .where(and(demo, eq(conversations.isSpam, false)))
      .orderBy(asc(conversations.submittedAt), asc(conversations.id))
    let count = 0
    for (const row of rows) {
      const sent = { text: row.message, at: row.submittedAt.getTime(), readAt: row.readAt?.getTime() }
      const story = composeDemoConversation(random, sent, team.length > 0 ? team : ['demo@demo.example'], now)
      const { exchange, note, doneAt, snoozedUntil } = story
      const last = exchange.at(-1)
      const added = [
        ...exchange.map(({ kind, text, at, author }) => ({
          conversationId: row.id,
          kind,
          text,
          authorEmail: author || row.email,
          authorName: kind === 'inbound' ? row.name : '',
          createdAt: new Date(at),
          sentAt: kind === 'reply' ? new Date(at) : null,
        })),
        ...(note
          ? [
              {
                conversationId: row.id,
                kind: 'note' as const,
                text: note.text,
                authorEmail: note.author,
                createdAt: new Date(note.at),
              },
            ]
          : []),
      ]
      if (added.length > 0) await tx.insert(messages).values(added)
      count += added.length
      await tx
        .update(conversations)
        .set({
          tags: story.tags,
          assigneeEmail: story.assignee,
          lastMessageAt: new Date(last?.at ?? sent.at),
          waitingSince:
            last === undefined
              ? row.waitingSince
              : last.kind === 'inbound' && !doneAt
                ? new Date(last.at)
                : null,
          doneAt: doneAt === undefined ? null : new Date(doneAt),
          snoozedUntil: snoozedUntil === undefined ? null : new Date(snoozedUntil),
        })
        .where(eq(conversations.id, row.id))
    }
    return `${count} replies, answers and notes`
  },
  async remove(tx) {
    for (const { id } of await listDemo(tx)) await tx.delete(messages).where(eq(messages.id, id))
  },
}

const listDemo = (tx: Db) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(demo)
