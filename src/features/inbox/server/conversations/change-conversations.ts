import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Database } from '#platform/server/database/database.ts'
import { conversationLimits } from '../../contract/conversation-choices.ts'
import { conversationMessages as messages } from '../../contract/conversation-messages.ts'
import type { ConversationChange } from '../../contract/conversations.ts'
import { lockConversations, writeConversation, type StoredConversation } from './conversations.store.ts'
import { storeChange } from './undo-change.ts'

type Columns = Pick<StoredConversation, 'doneAt' | 'snoozedUntil' | 'assigneeEmail' | 'tags'>
type Change = Omit<ConversationChange, 'ids'>

/** Changes what differs, and remembers each value before and after, so that it can be undone. */
export function changeConversations(
  { database, isTeam }: { database: Database; isTeam: (email: string) => boolean },
  actorEmail: string,
  { ids, ...change }: ConversationChange,
  now: Date,
) {
  requireSensible(change, isTeam, now)
  return database.transaction(async (tx) => {
    const stored = (await lockConversations(tx, ids)).filter(({ isSpam }) => !isSpam)
    const rows: StoredConversation[] = []
    const changes: { id: string; before: Partial<Columns>; after: Partial<Columns> }[] = []
    for (const row of stored) {
      const after = differences(row, change, now)
      const names = Object.keys(after) as (keyof Columns)[]
      if (names.length > 0)
        changes.push({
          id: row.id,
          before: Object.fromEntries(names.map((name) => [name, row[name]])),
          after,
        })
      rows.push(names.length > 0 ? ((await writeConversation(tx, row.id, after)) ?? row) : row)
    }
    const changeId = await storeChange(tx, actorEmail, 'conversations', changes)
    await writeAudit(
      tx,
      ...changes.map(({ id, before, after }) => ({
        actorEmail,
        action: 'conversation_changed' as const,
        subject: `contact/${id}`,
        details: { before, after },
      })),
    )
    const found = new Set(stored.map(({ id }) => id))
    return { rows, missing: ids.filter((id) => !found.has(id)), changeId }
  })
}

function requireSensible(change: Change, isTeam: (email: string) => boolean, now: Date) {
  const { snoozedUntil, assigneeEmail } = change
  if (snoozedUntil && Date.parse(snoozedUntil) <= now.getTime())
    throw invalid('snoozedUntil', messages.snoozedToPast)
  if (assigneeEmail && !isTeam(assigneeEmail)) throw invalid('assigneeEmail', messages.notOnTeam)
}

const invalid = (field: string, message: string) =>
  new AppError('INVALID_ARGUMENT', message, { details: { fields: { [field]: message } } })

/** Snoozing reopens, and being done ends a snooze. */
function differences(row: StoredConversation, change: Change, now: Date): Partial<Columns> {
  const { done, snoozedUntil, assigneeEmail, addTag, removeTag } = change
  const wanted: Partial<Columns> = {
    ...(done === true && { doneAt: row.doneAt ?? now, snoozedUntil: null }),
    ...(done === false && { doneAt: null }),
    ...(snoozedUntil !== undefined && {
      snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
      ...(snoozedUntil !== null && { doneAt: null }),
    }),
    ...(assigneeEmail !== undefined && {
      assigneeEmail: assigneeEmail === null ? null : normalizeEmail(assigneeEmail),
    }),
    ...((addTag ?? removeTag) !== undefined && { tags: retag(row.tags, addTag, removeTag) }),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSame(row[name as keyof Columns], value)),
  )
}

function retag(tags: readonly string[], added: string | undefined, removed: string | undefined) {
  const kept = tags.filter((tag) => tag !== removed && tag !== added)
  const next = added === undefined ? kept : [...kept, added]
  if (next.length > conversationLimits.tags) throw invalid('addTag', messages.tooManyTags)
  return next.toSorted()
}

const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)
