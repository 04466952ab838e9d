import { lockUser } from '#features/accounts/server.ts'
import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { AppError } from '#platform/common/errors.ts'
import { studioMessages } from '../../contract/messages.ts'
import {
  daysPerPlan,
  weekPlanMessages,
  type WeekAcceptance,
  type WeekPlan,
  type WeekPlanQuery,
} from '../../contract/week-plan.ts'
import type { WeekBrief } from '../../domain/brief.ts'
import { todayIn } from '../../domain/scheduling.ts'
import type { PlannedVideo } from '../../domain/writing/plan-week.ts'
import { listWritingNotes } from '../notes/notes.store.ts'
import { listPresets } from '../presets/presets.store.ts'
import { requireRemoved } from '../removal.ts'
import type { ScheduledRow } from '../schedule/schedule.store.ts'
import { requireFacts, seriesOf, type Creator, type Studio } from '../studio.ts'
import { addWeek, findAcceptedWeek, listTakenDays, removeWeek } from './week-plan.store.ts'

type Compose = (brief: unknown) => string

// Comparing with more titles would not change what the notes can fill.
const comparedTitles = 400

/** Proposes a video for each free day; stores nothing. */
export async function planWeek(
  studio: Studio,
  compose: Compose,
  user: Creator,
  query: WeekPlanQuery,
  now: Date,
): Promise<WeekPlan> {
  const { videos, presets, freeDays, notes } = await gatherPlan(studio, compose, user, query, now)
  const nameOf = (id: string | null) => presets.find((preset) => preset.id === id)?.name ?? null
  return {
    items: videos.map(({ day, presetId, idea, script }) => ({
      day,
      title: idea.title,
      // The label belongs to the hook that is shown, which may be of another kind than the idea.
      hookType: script.hooks[0]?.approach ?? idea.hook_type,
      hook: script.hooks[0]?.text ?? '',
      presetName: nameOf(presetId),
    })),
    freeDays: freeDays.length,
    reason:
      videos.length > 0
        ? null
        : freeDays.length === 0
          ? 'no-free-day'
          : notes === 0
            ? 'notebook-empty'
            : 'too-few-notes',
  }
}

/** Adds the selected videos of a plan to the calendar: all or none, and once however often it is asked. */
export async function acceptWeek(
  studio: Studio,
  compose: Compose,
  user: Creator,
  input: WeekAcceptance,
  now: Date,
): Promise<ScheduledRow[]> {
  const known = await findAcceptedWeek(studio.db, user.id, input.id)
  if (known.length > 0) return known
  const { videos, presets } = await gatherPlan(studio, compose, user, input, now)
  const chosen = input.accepted.map(({ day, title }) =>
    videos.find((video) => video.day === day && video.idea.title === title),
  )
  if (new Set(chosen).size < chosen.length || !chosen.every((video) => video !== undefined))
    throw new AppError('ABORTED', weekPlanMessages.changed)
  const { refund } = await studio.allowance.take(user)
  const week = {
    id: input.id,
    userId: user.id,
    composer: studioMessages.builtInComposer,
    seed: input.seed,
    presets,
  }
  try {
    return await studio.transaction(async (tx) => {
      await lockUser(tx, user.id)
      const meanwhile = await findAcceptedWeek(tx, user.id, input.id)
      if (meanwhile.length > 0) return meanwhile
      const added = await addWeek(tx, week, chosen)
      if (added === 'full')
        throw new AppError('RESOURCE_EXHAUSTED', studioMessages.scheduleLimit, { httpStatus: 409 })
      return added
    })
  } catch (error) {
    await refund()
    throw error
  }
}

/** Takes the videos of an accepted plan off the calendar and deletes their ideas. */
export async function undoWeek({ transaction }: Studio, user: Creator, planId: string): Promise<void> {
  const wasThere = await transaction(async (tx) => {
    await lockUser(tx, user.id)
    return removeWeek(tx, user.id, planId)
  })
  requireRemoved(wasThere, weekPlanMessages.gone)
}

async function gatherPlan(
  studio: Studio,
  compose: Compose,
  user: Creator,
  { from, timeZone, seed }: WeekPlanQuery,
  now: Date,
) {
  requireNear(from, timeZone, now)
  const { db } = studio
  const [facts, notes, presets, earlier, taken] = await Promise.all([
    requireFacts(studio, user, studioMessages.profileMissing),
    listWritingNotes(db, user.id),
    listPresets(db, user.id),
    studio.ideaStore.listEarlier(user.id, comparedTitles),
    listTakenDays(db, user.id),
  ])
  const freeDays = daysFrom(from).filter((day) => !taken.includes(day))
  const brief: WeekBrief = {
    task: 'week',
    facts,
    series: null,
    seed,
    notes,
    days: freeDays,
    presets: presets.map((preset) => ({ id: preset.id, series: seriesOf(preset)! })),
    earlierTitles: earlier.map(({ title }) => title),
  }
  const videos =
    notes.length === 0 || freeDays.length === 0 ? [] : (JSON.parse(compose(brief)) as PlannedVideo[])
  return { videos, presets, freeDays, notes: notes.length }
}

const daysFrom = (day: string) =>
  Array.from({ length: daysPerPlan }, (_, at) => utcDay(Date.parse(`${day}T00:00:00Z`) + at * dayMs))

function requireNear(from: string, timeZone: string | undefined, now: Date) {
  const today = todayIn(timeZone, now)
  const isTooFar = Date.parse(from) - Date.parse(today) > 366 * dayMs
  if (from >= today && !isTooFar) return
  const message = isTooFar ? weekPlanMessages.tooFar : studioMessages.dateInPast
  throw new AppError('INVALID_ARGUMENT', message, { details: { fields: { from: message } } })
}
