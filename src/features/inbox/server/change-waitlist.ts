import { writeAudit } from '#features/audit/server.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { WaitlistChange } from '../contract/review-requests.ts'
import { storeChange } from './conversations/undo-change.ts'
import { lockWaitlistEntries, writeWaitlistEntries } from './review.store.ts'
import type { StoredSubmission } from './stored-submission.ts'

type Entry = Extract<StoredSubmission, { collection: 'waitlist' }>['row']
type Shown = { id: string; updatedAt?: string | null | undefined }
type Change = Pick<WaitlistChange, 'status' | 'notes'>

export type WaitlistOutcome = {
  changed: Entry[]
  conflicts: Entry[]
  missing: string[]
  /** Under which the change of status can be undone. */
  changeId: string | null
}

/**
 * Changes the entries that are still as shown and skips those that a teammate has changed meanwhile. Each
 * actual change gets an audit entry in the same transaction.
 */
export function changeWaitlist(
  database: Database,
  actorEmail: string,
  shown: readonly Shown[],
  { status, notes }: Change,
): Promise<WaitlistOutcome> {
  return database.transaction(async (tx) => {
    const stored = await lockWaitlistEntries(
      tx,
      shown.map(({ id }) => id),
    )
    const before = new Map(stored.map((entry) => [entry.id, entry]))
    const isStale = (entry: Entry) => shown.some((row) => row.id === entry.id && wasChanged(entry, row))
    const isSame = (entry: Entry) =>
      (status === undefined || entry.status === status) && (notes === undefined || entry.notes === notes)
    const fresh = stored.filter((entry) => !isStale(entry))
    const due = fresh.filter((entry) => !isSame(entry))
    const change = {
      ...(status !== undefined && { status }),
      ...(notes !== undefined && { notes }),
      updatedAt: nextMoment(due),
    }
    const ids = due.map(({ id }) => id)
    const changed = ids.length > 0 ? await writeWaitlistEntries(tx, ids, change) : []
    await writeAudit(tx, ...changed.map((entry) => describeChange(actorEmail, before.get(entry.id)!, entry)))
    const restatused = changed.filter((entry) => before.get(entry.id)!.status !== entry.status)
    const changeId = await storeChange(
      tx,
      actorEmail,
      'waitlist',
      restatused.map((entry) => ({
        id: entry.id,
        before: { status: before.get(entry.id)!.status },
        after: { status: entry.status },
      })),
    )
    return {
      changeId,
      changed: [...changed, ...fresh.filter(isSame)],
      conflicts: stored.filter(isStale),
      missing: shown.map(({ id }) => id).filter((id) => !before.has(id)),
    }
  })
}

const wasChanged = (entry: Entry, { updatedAt }: Shown) =>
  updatedAt !== undefined &&
  (entry.updatedAt?.getTime() ?? null) !== (updatedAt === null ? null : Date.parse(updatedAt))

/** Strictly later than every previous change, even within one millisecond or if the clock goes back. */
function nextMoment(entries: readonly Entry[]): Date {
  const last = Math.max(0, ...entries.map(({ updatedAt }) => updatedAt?.getTime() ?? 0))
  return new Date(Math.max(Date.now(), last + 1))
}

/** Notes are personal data and the audit log is kept indefinitely, so it records only that they changed. */
function describeChange(actorEmail: string, before: Entry, after: Entry) {
  const statusChanged = before.status !== after.status
  const notesChanged = before.notes !== after.notes
  return {
    actorEmail,
    action: statusChanged ? ('submission_status_changed' as const) : ('submission_notes_changed' as const),
    subject: `waitlist/${after.id}`,
    details: {
      ...(statusChanged && { before: before.status, after: after.status }),
      ...(notesChanged && { notesChanged }),
    },
  }
}
