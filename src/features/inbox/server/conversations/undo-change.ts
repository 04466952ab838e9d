import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { ChangedList } from '../../contract/conversation-choices.ts'
import { conversationMessages as messages } from '../../contract/conversation-messages.ts'
import { lockWaitlistEntries } from '../review.store.ts'
import { addChange, restoreRow, takeChange } from './changes.store.ts'
import { lockConversations } from './conversations.store.ts'
import type { ChangedRow } from './conversation.tables.ts'

/** Null if there is nothing to undo. */
export async function storeChange(
  tx: Db,
  actorEmail: string,
  list: ChangedList,
  rows: readonly ChangedRow[],
): Promise<string | null> {
  return rows.length === 0 ? null : addChange(tx, { actorEmail, list, rows })
}

/**
 * Restores exactly the changed columns of each row. A row that someone changed again since is left alone. Only
 * the person who made the change can undo it, once.
 */
export function undoChange(database: Database, actorEmail: string, changeId: string) {
  return database.transaction(async (tx) => {
    const change = await takeChange(tx, changeId, actorEmail)
    if (!change) throw new AppError('NOT_FOUND', messages.noChange)
    const ids = change.rows.map(({ id }) => id)
    const lock = { conversations: lockConversations, waitlist: lockWaitlistEntries }[change.list]
    const stored = new Map<string, Record<string, unknown>>(
      (await lock(tx, ids)).map((row) => [row.id, row] as const),
    )
    const restored = change.rows.filter(({ id, after }) => isStill(stored.get(id), after))
    for (const { id, before } of restored) await restoreRow(tx, change.list, id, before)
    await writeAudit(tx, {
      actorEmail,
      action: 'change_undone',
      subject: change.list,
      details: { rows: restored.length },
    })
    return { restored: restored.length, skipped: change.rows.length - restored.length }
  })
}

const isStill = (row: Record<string, unknown> | undefined, after: Record<string, unknown>) =>
  row !== undefined &&
  Object.entries(after).every(([name, value]) => JSON.stringify(row[name]) === JSON.stringify(value))
