import { z } from 'zod'
import { CalendarDay } from './calendar-day.ts'
import { Caption } from './caption.ts'
import { HookChoice, IdeaId, PartialScript } from './script.ts'

/** The time zone of 'today'. Without it, the earliest today on earth counts. */
const timeZone = z.string().max(64).optional()

export const ScheduleInput = z.object({
  ideaId: IdeaId,
  scheduledDate: CalendarDay,
  selectedHook: HookChoice,
  timeZone,
})
export type ScheduleInput = z.output<typeof ScheduleInput>

export const RescheduleInput = z.object({ scheduledDate: CalendarDay, timeZone })
export type RescheduleInput = z.output<typeof RescheduleInput>

export const ScheduleQuery = z.object({ from: CalendarDay.optional(), to: CalendarDay.optional() })

export const ScheduledContent = z.object({
  id: z.string(),
  ideaId: z.string().nullable(),
  title: z.string(),
  scheduledDate: z.string(),
  script: PartialScript,
  selectedHook: z.number(),
  captions: z.array(Caption),
  /** The current script, if the idea was edited after this copy; scheduling again updates the copy. */
  newerVersion: z.object({ selectedHook: z.number() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ScheduledContent = z.infer<typeof ScheduledContent>

export const Schedule = z.object({ items: z.array(ScheduledContent) })

/** Anyone who knows the URL can read the calendar; renewing it invalidates the old one. */
export const CalendarFeed = z.object({ url: z.string() })
