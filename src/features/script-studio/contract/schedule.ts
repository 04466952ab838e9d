import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { LineMark } from './answers.ts'
import { CalendarDay } from './calendar-day.ts'
import { calendarMessages } from './calendar-messages.ts'
import { Caption } from './caption.ts'
import { captionPlatforms, scheduleStatuses } from './choices.ts'
import { studioLimits } from './limits.ts'
import { HookChoice, IdeaId, PartialScript, RevisionInput } from './script.ts'
import { lineMessages } from './script-messages.ts'

/** The time zone of 'today'. Without it, the earliest today on earth counts. */
const timeZone = z.string().max(64).optional()
const platform = z.enum(captionPlatforms).nullable()
const status = z.enum(scheduleStatuses)
const title = boundedText(studioLimits.title, calendarMessages.ideaMissing)
  .trim()
  .min(1, { error: calendarMessages.ideaMissing })

export const ScheduleInput = z.object({
  ideaId: IdeaId,
  scheduledDate: CalendarDay,
  selectedHook: HookChoice,
  platform: platform.optional(),
  timeZone,
})
export type ScheduleInput = z.output<typeof ScheduleInput>

/** Reserves a day for an idea that has no script yet; without `ideaId`, for the title alone. */
export const PlanInput = z.object({
  ideaId: IdeaId.nullable().default(null),
  title,
  scheduledDate: CalendarDay,
  platform: platform.default(null),
  timeZone,
})
export type PlanInput = z.output<typeof PlanInput>

export const ScheduleChange = z
  .object({
    scheduledDate: CalendarDay.optional(),
    timeZone,
    status: status.optional(),
    platform: platform.optional(),
    title: title.optional(),
    selectedHook: HookChoice.optional(),
  })
  .refine((change) => Object.keys(change).some((name) => name !== 'timeZone'), {
    error: 'Nothing to change.',
  })
export type ScheduleChange = z.output<typeof ScheduleChange>

/** `before` is the line as it was shown, so that an edit from another tab is not overwritten unseen. */
export const ScheduledLineEdit = RevisionInput.extend({
  before: boundedText(studioLimits.line),
  text: boundedText(studioLimits.line).trim().min(1, { error: lineMessages.empty }),
})
export type ScheduledLineEdit = z.output<typeof ScheduledLineEdit>

/** Replaces the script of an entry with the current one of an idea. */
export const ScriptSource = z.object({ ideaId: IdeaId, selectedHook: HookChoice })
export type ScriptSource = z.output<typeof ScriptSource>

/** An entry as it was before it was deleted or its script replaced. */
export const RestoredEntry = z.object({
  ideaId: IdeaId.nullable(),
  title,
  scheduledDate: CalendarDay,
  script: PartialScript,
  selectedHook: HookChoice,
  status,
  platform,
  captions: z
    .array(Caption.pick({ platform: true }).extend({ text: boundedText(studioLimits.caption).min(1) }))
    .max(captionPlatforms.length)
    .refine((captions) => new Set(captions.map((each) => each.platform)).size === captions.length),
})
export type RestoredEntry = z.output<typeof RestoredEntry>

export const ScheduleQuery = z.object({ from: CalendarDay.optional(), to: CalendarDay.optional() })

export const ScheduledContent = z.object({
  id: z.string(),
  ideaId: z.string().nullable(),
  title: z.string(),
  scheduledDate: z.string(),
  /** Without parts, the entry is an idea whose script isn't written yet. */
  script: PartialScript,
  selectedHook: z.number(),
  status,
  platform,
  captions: z.array(Caption),
  /** A model's lines that the notes don't support. Absent in the answers of the previous release. */
  marks: z.array(LineMark).optional(),
  /** Set if the idea has another script now; the hook is the one to take over with it. */
  newerVersion: z.object({ selectedHook: z.number() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ScheduledContent = z.infer<typeof ScheduledContent>

export const Schedule = z.object({ items: z.array(ScheduledContent) })

/** Anyone who knows the URL can read the calendar; renewing it invalidates the old one. */
export const CalendarFeed = z.object({ url: z.string() })
