import { asApiError } from '#platform/web/api-error.ts'
import { formatDay } from '#platform/web/format.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import type { CaptionPlatform, ScheduleStatus } from '../../contract/choices.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import type { EntryChange } from '../data/schedule-changes.ts'
import { useScheduleChanges } from '../data/use-schedule.ts'

/** What can be done with an entry, each with an undo. */
export function useEntryActions() {
  const toast = useToast()
  const changes = useScheduleChanges()
  const report = (cause: unknown) => toast({ kind: 'failure', text: asApiError(cause).message })
  const offerUndo = (text: string, undo: () => Promise<unknown>) =>
    toast({ text, action: { text: calendarMessages.undo, run: () => void undo().catch(report) } })

  async function change(entry: ScheduledContent, to: EntryChange, back: EntryChange, text: string) {
    await changes.change(entry, to)
    offerUndo(text, () => changes.change({ ...entry, ...to } as ScheduledContent, back))
  }

  /** Throws, so that a dialog can show the reason. */
  async function moveTo(entry: ScheduledContent, scheduledDate: string) {
    if (scheduledDate === entry.scheduledDate) return
    const back = { scheduledDate: entry.scheduledDate }
    await change(entry, { scheduledDate }, back, calendarMessages.moved(formatDay(scheduledDate)))
  }

  return {
    moveTo,
    drop: (entry: ScheduledContent, day: string) => void moveTo(entry, day).catch(report),
    setStatus: (entry: ScheduledContent, status: ScheduleStatus) =>
      void change(entry, { status }, { status: entry.status }, calendarMessages.statusChanged(status)).catch(
        report,
      ),
    setPlatform: (entry: ScheduledContent, platform: CaptionPlatform | null) =>
      void change(
        entry,
        { platform },
        { platform: entry.platform },
        calendarMessages.platformChanged(platform),
      ).catch(report),
    /** Throws, so that the question can show the reason. */
    async remove(entry: ScheduledContent) {
      await changes.remove(entry.id)
      offerUndo(calendarMessages.deleted(entry.title), async () => {
        await changes.restore(entry)
        toast({ text: calendarMessages.restored(entry.title) })
      })
    },
    /** Replaces the script of an entry with the current one of its idea. */
    async update(entry: ScheduledContent) {
      if (entry.ideaId === null || !entry.newerVersion) return
      try {
        await changes.takeOver(entry, entry.ideaId, entry.newerVersion.selectedHook)
        offerUndo(calendarMessages.updated, () => changes.restore(entry))
      } catch (cause) {
        report(cause)
      }
    },
  }
}
