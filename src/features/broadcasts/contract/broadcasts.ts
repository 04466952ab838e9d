import { z } from 'zod'
import { boundedText, lineOfText } from '#platform/common/text.ts'
import { audiences } from '#features/forms/contract/choices.ts'
import { broadcastLists, broadcastStatuses, broadcastTimings } from './choices.ts'
import { broadcastMessages as messages } from './messages.ts'

const optionalLine = (length: number) => lineOfText(length).trim().default('')

/** A page of this site, or a secure address elsewhere. */
const linkTarget = optionalLine(500).refine((target) => /^(?:$|\/(?!\/)|https:\/\/[^\s/])/.test(target), {
  error: messages.buttonUrl,
})

const fields = {
  subject: lineOfText(150, messages.subjectMissing).trim().min(1, { error: messages.subjectMissing }),
  /** Blank lines separate paragraphs. */
  body: boundedText(10_000, messages.bodyMissing).trim().min(1, { error: messages.bodyMissing }),
  buttonLabel: optionalLine(60),
  buttonUrl: linkTarget,
  list: z.enum(broadcastLists),
  /** Only for the waitlist; null means everyone. */
  audience: z.enum(audiences).nullable().default(null),
  timing: z.enum(broadcastTimings).default('once'),
  /** For `after-joining`: days after the person confirmed the address. */
  delayDays: z.int().min(0).max(365).default(0),
}

const hasWholeButton = ({ buttonLabel, buttonUrl }: { buttonLabel: string; buttonUrl: string }) =>
  (buttonLabel === '') === (buttonUrl === '')
const wholeButton = { path: ['buttonUrl'], error: messages.buttonIncomplete }

export const BroadcastInput = z.object(fields).refine(hasWholeButton, wholeButton)
export type BroadcastInput = z.output<typeof BroadcastInput>

/** The same as the form's controls hold it: only text. */
export const BroadcastForm = z
  .object({
    ...fields,
    audience: z
      .enum(['', ...audiences])
      .default('')
      .transform((audience) => (audience === '' ? null : audience)),
    delayDays: z.coerce
      .number({ error: messages.delayDays })
      .pipe(
        z
          .int({ error: messages.delayDays })
          .min(0, { error: messages.delayDays })
          .max(365, { error: messages.delayDays }),
      ),
  })
  .refine(hasWholeButton, wholeButton)

/** With the time of the version that was edited, so that a teammate's change is not overwritten. */
export const BroadcastEdit = z.object({ updatedAt: z.iso.datetime(), content: BroadcastInput })

export const Broadcast = z.object({
  id: z.uuid(),
  subject: z.string(),
  body: z.string(),
  buttonLabel: z.string(),
  buttonUrl: z.string(),
  list: z.enum(broadcastLists),
  audience: z.enum(audiences).nullable(),
  timing: z.enum(broadcastTimings),
  delayDays: z.int(),
  status: z.enum(broadcastStatuses),
  scheduledAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  createdBy: z.string(),
  updatedAt: z.iso.datetime(),
  counts: z.object({
    waiting: z.int(),
    sent: z.int(),
    skipped: z.int(),
    failed: z.int(),
    /** Sent again after a process died while sending, so possibly received twice. */
    repeated: z.int(),
  }),
})
export type Broadcast = z.output<typeof Broadcast>

export const BroadcastList = z.object({ items: z.array(Broadcast) })

export const BroadcastPreview = z.object({
  html: z.string(),
  text: z.string(),
  /** Who would get it now. */
  recipients: z.int(),
})
export type BroadcastPreview = z.output<typeof BroadcastPreview>

/** Null sends it now. */
export const BroadcastSchedule = z.object({
  updatedAt: z.iso.datetime(),
  scheduledAt: z.iso.datetime().nullable(),
})

export const BroadcastId = z.object({ id: z.uuid() })

export const MailEvent = z.object({ type: z.enum(['bounce', 'complaint']), email: lineOfText(320) })
