import type { Transactions } from '#platform/server/database/database.ts'
import { lockUser, type CurrentUser } from '#features/accounts/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { ScheduleInput } from '../../contract/schedule.ts'
import { validateSchedule } from '../../domain/scheduling.ts'
import { findIdea } from '../ideas/ideas.store.ts'
import { editScript } from '../scripts/scripts.store.ts'
import { requireRemoved } from '../removal.ts'
import type { Studio } from '../studio.ts'
import { addScheduled, removeScheduled, type ScheduledRow } from './schedule.store.ts'

/**
 * A copy of the script as it is now goes into the calendar; after later edits of the idea, the entry offers to
 * take them over. All or nothing.
 */
export function scheduleScript(
  { transaction }: Transactions,
  user: CurrentUser,
  { ideaId, scheduledDate, selectedHook, platform, timeZone }: ScheduleInput,
  now: Date,
): Promise<ScheduledRow> {
  return transaction(async (tx) => {
    await lockUser(tx, user.id)
    const idea = await findIdea(tx, user.id, ideaId)
    if (!idea) throw new AppError('NOT_FOUND', studioMessages.ideaGone)
    const { title, script } = idea
    const refusal = validateSchedule({ script, selectedHook, day: scheduledDate, timeZone }, now)
    if (refusal) throw refuse(refusal)
    if (!script) throw refuse('script-missing')
    const entry = { userId: user.id, ideaId, title, scheduledDate, script, selectedHook, platform }
    const scheduled = await addScheduled(tx, entry)
    if (scheduled === 'full')
      throw new AppError('RESOURCE_EXHAUSTED', studioMessages.scheduleLimit, { httpStatus: 409 })
    await editScript(tx, user.id, ideaId, { selectedHook })
    return scheduled
  })
}

export async function unscheduleScript({ db }: Pick<Studio, 'db'>, user: CurrentUser, id: string) {
  requireRemoved(await removeScheduled(db, user.id, id), studioMessages.noScheduledScript)
}

/** The error that a form shows next to the field it names. */
export function refuse(reason: NonNullable<ReturnType<typeof validateSchedule>>) {
  switch (reason) {
    case 'script-missing':
      return new AppError('ABORTED', studioMessages.scriptMissing)
    case 'hook-missing':
      return new AppError('INVALID_ARGUMENT', studioMessages.hookMissing, {
        details: { fields: { selectedHook: studioMessages.hookMissing } },
      })
    case 'day-in-past':
      return new AppError('INVALID_ARGUMENT', studioMessages.dateInPast, {
        details: { fields: { scheduledDate: studioMessages.dateInPast } },
      })
  }
}
