import { z } from 'zod'
import { studioMessages } from './messages.ts'

/** A calendar day such as 2026-11-15: the same day in every time zone. */
export const CalendarDay = z
  .string({ error: studioMessages.dateMissing })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: studioMessages.dateMissing })
  .refine(isDay, { error: studioMessages.dateMissing })

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
