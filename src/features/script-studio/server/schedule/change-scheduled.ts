import { lockUser, type CurrentUser } from '#features/accounts/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { studioMessages } from '../../contract/messages.ts'
import type {
  PlanInput,
  RestoredEntry,
  ScheduleChange,
  ScheduledLineEdit,
  ScriptSource,
} from '../../contract/schedule.ts'
import { isDayInPast, validateScript } from '../../domain/scheduling.ts'
import { findIdea } from '../ideas/ideas.store.ts'
import { editScript } from '../scripts/scripts.store.ts'
import type { Studio } from '../studio.ts'
import {
  addPlan,
  changeScheduled,
  editScheduledLine,
  replaceScript,
  restoreScheduled,
} from './change-scheduled.store.ts'
import { refuse } from './schedule-script.ts'
import { findScheduled, isCalendarFull, type ScheduledRow } from './schedule.store.ts'

type Deps = Pick<Studio, 'transaction'>

/** Moves an entry, or changes its status, platform, title or hook. */
export function changeEntry(
  { transaction }: Deps,
  user: CurrentUser,
  id: string,
  change: ScheduleChange,
  now: Date,
): Promise<ScheduledRow> {
  const { scheduledDate, timeZone, selectedHook } = change
  if (scheduledDate !== undefined && isDayInPast(scheduledDate, timeZone, now)) throw refuse('day-in-past')
  return transaction(async (tx) => {
    if (selectedHook !== undefined && !(await requireEntry(tx, user, id)).script.hooks[selectedHook])
      throw refuse('hook-missing')
    requireDone(await changeScheduled(tx, user.id, id, change))
    return requireEntry(tx, user, id)
  })
}

export function editEntryLine(
  { transaction }: Deps,
  user: CurrentUser,
  id: string,
  edit: ScheduledLineEdit,
): Promise<ScheduledRow> {
  return transaction(async (tx) => {
    const outcome = await editScheduledLine(tx, user.id, id, edit)
    const entry = await requireEntry(tx, user, id)
    if (outcome === 'done') return entry
    const isThere = entry.script[edit.list][edit.index] !== undefined
    throw new AppError('ABORTED', isThere ? studioMessages.lineChanged : studioMessages.lineGone)
  })
}

/** Brings an entry up to date with its idea, or gives a planned day its script. All or nothing. */
export function takeOverScript(
  { transaction }: Deps,
  user: CurrentUser,
  id: string,
  { ideaId, selectedHook }: ScriptSource,
): Promise<ScheduledRow> {
  return transaction(async (tx) => {
    await lockUser(tx, user.id)
    await requireEntry(tx, user, id)
    const idea = await findIdea(tx, user.id, ideaId)
    if (!idea) throw new AppError('NOT_FOUND', studioMessages.ideaGone)
    const { title, script } = idea
    const refusal = validateScript(script, selectedHook)
    if (refusal) throw refuse(refusal)
    if (!script) throw refuse('script-missing')
    requireDone(await replaceScript(tx, user.id, id, { ideaId, title, script, selectedHook }))
    await editScript(tx, user.id, ideaId, { selectedHook })
    return requireEntry(tx, user, id)
  })
}

/** Reserves a day for an idea without a script. */
export function planIdea(
  { transaction }: Deps,
  user: CurrentUser,
  plan: PlanInput,
  now: Date,
): Promise<ScheduledRow> {
  if (isDayInPast(plan.scheduledDate, plan.timeZone, now)) throw refuse('day-in-past')
  return transaction(async (tx) => {
    await lockUser(tx, user.id)
    const idea = plan.ideaId === null ? undefined : await findIdea(tx, user.id, plan.ideaId)
    if (plan.ideaId !== null && !idea) throw new AppError('NOT_FOUND', studioMessages.ideaGone)
    await requireRoom(tx, user)
    const id = await addPlan(tx, user.id, { ...plan, title: idea?.title ?? plan.title })
    if (id === undefined) throw new AppError('ABORTED', studioMessages.alreadyThatDay)
    return requireEntry(tx, user, id)
  })
}

/** Undoes a deletion or a replaced script. An idea that no longer exists is left out. */
export function restoreEntry(
  { transaction }: Deps,
  user: CurrentUser,
  id: string,
  restored: RestoredEntry,
): Promise<ScheduledRow> {
  return transaction(async (tx) => {
    await lockUser(tx, user.id)
    if (!(await findScheduled(tx, user.id, id))) await requireRoom(tx, user)
    const idea = restored.ideaId === null ? undefined : await findIdea(tx, user.id, restored.ideaId)
    requireDone(await restoreScheduled(tx, user.id, id, { ...restored, ideaId: idea?.id ?? null }))
    return requireEntry(tx, user, id)
  })
}

async function requireEntry(tx: Db, user: CurrentUser, id: string): Promise<ScheduledRow> {
  const found = await findScheduled(tx, user.id, id)
  if (!found) throw new AppError('NOT_FOUND', studioMessages.noScheduledScript)
  return found
}

async function requireRoom(tx: Db, user: CurrentUser) {
  if (await isCalendarFull(tx, user.id))
    throw new AppError('RESOURCE_EXHAUSTED', studioMessages.scheduleLimit, { httpStatus: 409 })
}

function requireDone(outcome: 'done' | 'not-there' | 'already-that-day') {
  if (outcome === 'already-that-day') throw new AppError('ABORTED', studioMessages.alreadyThatDay)
  if (outcome === 'not-there') throw new AppError('NOT_FOUND', studioMessages.noScheduledScript)
}
