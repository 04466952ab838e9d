import { writeAudit } from '#features/audit/server.ts'
import type { Database } from '#platform/server/database/database.ts'
import { lockContactMessages, setReadAt } from './review.store.ts'
import type { StoredSubmission } from './stored-submission.ts'

type Message = Extract<StoredSubmission, { collection: 'contact' }>['row']

/** Irreversible; a message that is already read keeps its time. */
export function markContactsRead(
  database: Database,
  actorEmail: string,
  ids: readonly string[],
): Promise<{ changed: Message[]; missing: string[] }> {
  return database.transaction(async (tx) => {
    const known = await lockContactMessages(tx, ids)
    const unread = known.filter(({ read }) => !read).map(({ id }) => id)
    const changed = unread.length > 0 ? await setReadAt(tx, unread, new Date()) : []
    const deeds = changed.map(({ id }) => ({
      actorEmail,
      action: 'contact_read' as const,
      subject: `contact/${id}`,
    }))
    await writeAudit(tx, ...deeds)
    const found = new Set(known.map(({ id }) => id))
    return {
      changed: [...changed, ...known.filter(({ read }) => read)],
      missing: ids.filter((id) => !found.has(id)),
    }
  })
}
