import { eq } from 'drizzle-orm'
import type { DataPart } from '#features/accounts/server.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import { selectMessagesOfPerson } from '../people/messages-of-person.store.ts'
import { listPersonLines } from '../people/person-lines.ts'
import { people } from './conversation.tables.ts'

/** What followed the messages from an address, and the team's notes about it. */
export const conversationsOf: DataPart = {
  name: 'conversations',
  async exportFor(db, { email, emailVerified }) {
    if (!emailVerified) return []
    const emailKey = normalizeEmail(email)
    const followed = (await selectMessagesOfPerson(db, email))
      .map(({ authorEmail: _, ...message }) => message)
      .toReversed()
    const notes = await db.select().from(people).where(eq(people.emailKey, emailKey))
    return { messages: followed, notes }
  },
  linesFor: (db, { email }) => listPersonLines(db, email),
  /** The messages go with the first one, by cascade. */
  async eraseFor(tx, { email, emailVerified }) {
    if (emailVerified) await tx.delete(people).where(eq(people.emailKey, normalizeEmail(email)))
  },
}
