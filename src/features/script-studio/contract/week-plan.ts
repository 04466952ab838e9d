import { z } from 'zod'
import { lineOfText } from '#platform/common/text.ts'
import { CalendarDay } from './calendar-day.ts'
import { studioLimits } from './limits.ts'
import { planWeekLabel } from './messages.ts'
import { ScheduledContent } from './schedule.ts'

export const daysPerPlan = 7

export const weekPlanMessages = {
  title: planWeekLabel,
  lead: 'Videos from your notebook for the days that are still free. Nothing is saved until you add it to your calendar.',
  from: 'First day',
  again: 'Propose others',
  accept: (count: number) => (count === 1 ? 'Add 1 video to calendar' : `Add ${count} videos to calendar`),
  accepting: 'Adding...',
  accepted: (count: number) =>
    count === 1 ? '1 video is on your calendar.' : `${count} videos are on your calendar.`,
  openCalendar: 'Open calendar',
  undo: 'Undo',
  undoing: 'Undoing...',
  undone: 'Undone. Your calendar is as it was.',
  plain: 'Your profile',
  notebookEmpty:
    'Your notebook is empty. A plan is made from what you know, so answer a few questions first.',
  tooFewNotes:
    'Your notebook has too little for a complete video. A few more answers on one topic are enough.',
  noFreeDay: 'Every day of this week already has a video. Choose a later first day.',
  partly: (videos: number, days: number) =>
    `Your notebook has enough for ${videos} of ${days} free days. More notes fill the others.`,
  interview: 'Start the interview',
  nothingSelected: 'Select at least one video.',
  changed: 'Your notebook or calendar changed in the meantime. Check the new plan.',
  gone: 'This plan no longer exists.',
  tooFar: 'Choose a day within the next year.',
} as const

/** The time zone of 'today'. */
const timeZone = z.string().max(64).optional()
const seed = z.coerce.number().int().min(0).max(2_147_483_647)

/** The same seed, notebook and calendar give the same plan. */
export const WeekPlanQuery = z.object({ from: CalendarDay, timeZone, seed: seed.default(0) })
export type WeekPlanQuery = z.output<typeof WeekPlanQuery>

const PlannedVideo = z.object({
  day: z.string(),
  title: z.string(),
  hookType: z.string(),
  hook: z.string(),
  presetName: z.string().nullable(),
})
export type PlannedVideo = z.infer<typeof PlannedVideo>

export const WeekPlan = z.object({
  items: z.array(PlannedVideo),
  freeDays: z.number(),
  /** Why there is nothing to propose. */
  reason: z.enum(['notebook-empty', 'too-few-notes', 'no-free-day']).nullable(),
})
export type WeekPlan = z.infer<typeof WeekPlan>

/** The id is chosen by the client, so that a repeated request adds nothing twice. */
export const WeekAcceptance = z.object({
  id: z.uuid(),
  from: CalendarDay,
  timeZone,
  seed,
  accepted: z
    .array(z.object({ day: CalendarDay, title: lineOfText(studioLimits.title) }))
    .min(1, { error: weekPlanMessages.nothingSelected })
    .max(daysPerPlan),
})
export type WeekAcceptance = z.output<typeof WeekAcceptance>

export const AcceptedWeek = z.object({ id: z.string(), items: z.array(ScheduledContent) })
