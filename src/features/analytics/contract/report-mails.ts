import { z } from 'zod'

/** A team member's own switches. */
export const MailChoices = z.object({
  weekly: z.boolean().describe('An email about the past week, every Monday morning.'),
  alerts: z.boolean().describe('An email if yesterday was unusual.'),
})
export type MailChoices = z.output<typeof MailChoices>

export const mailKinds = ['weekly', 'alerts'] as const satisfies readonly (keyof MailChoices)[]
export type MailKind = (typeof mailKinds)[number]
