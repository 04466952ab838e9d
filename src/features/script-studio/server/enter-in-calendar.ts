import { AppError } from '#platform/common/errors.ts'
import { studioLimits } from '../contract/limits.ts'
import { studioMessages } from '../contract/messages.ts'
import type { ScheduleInput } from '../contract/schedule.ts'
import { judgeScheduling } from '../domain/scheduling.ts'
import { findIdea } from './ideas.store.ts'
import { countScheduled, findScheduled, scheduleScript, type ScheduledRow } from './schedule.store.ts'
import { editScript } from './scripts.store.ts'
import type { Creator, Studio } from './studio.ts'

/** A copy of the script as it is now goes into the calendar; later edits of the idea leave it alone. */
export async function enterInCalendar(
  { db }: Studio,
  user: Creator,
  { ideaId, scheduledDate, selectedHook, timeZone }: ScheduleInput,
  now: Date,
): Promise<ScheduledRow> {
  const idea = await findIdea(db, user.id, ideaId)
  if (!idea) throw new AppError('NOT_FOUND', studioMessages.ideaGone)
  const refusal = judgeScheduling({ script: idea.script, selectedHook, day: scheduledDate, timeZone }, now)
  if (refusal) throw refuse(refusal)
  if ((await countScheduled(db, user.id)) >= studioLimits.scheduledPerUser)
    throw new AppError('RESOURCE_EXHAUSTED', studioMessages.scheduleLimit, { httpStatus: 409 })
  const { title, script } = idea
  const entry = { userId: user.id, ideaId, title, scheduledDate, script: script!, selectedHook }
  const id = await scheduleScript(db, entry)
  await editScript(db, user.id, ideaId, { selectedHook })
  return (await findScheduled(db, user.id, id))!
}

function refuse(reason: NonNullable<ReturnType<typeof judgeScheduling>>) {
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
