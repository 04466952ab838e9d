import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { classes } from '#platform/web/ui/classes.ts'
import { calendarMessages, statusNames } from '../../contract/calendar-messages.ts'
import type { CaptionPlatform, ScheduleStatus } from '../../contract/choices.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'

export const platformStripe: Record<CaptionPlatform, string> = {
  Instagram: 'border-l-violet',
  TikTok: 'border-l-teal',
  'YouTube Shorts': 'border-l-rose',
}

const platformText: Record<CaptionPlatform, string> = {
  Instagram: 'text-violet',
  TikTok: 'text-teal',
  'YouTube Shorts': 'text-rose',
}

const marks = { draft: CircleDashed, filmed: Clapperboard, posted: CircleCheck }

export function StatusMark({ status, className }: { status: ScheduleStatus; className?: string }) {
  const Mark = marks[status]
  return (
    <Mark
      size={14}
      aria-hidden="true"
      className={classes('shrink-0', status === 'posted' ? 'text-gain' : 'text-ink-soft', className)}
    />
  )
}

type EntryFactsProps = { entry: ScheduledContent; isBrief?: boolean; className?: string }

/** Status, platform and, unless brief, whether there is a script or a newer one, in words. */
export function EntryFacts({ entry, isBrief = false, className }: EntryFactsProps) {
  const { status, platform, script, newerVersion } = entry
  return (
    <span className={classes('flex flex-wrap items-center gap-x-2 text-ink-soft', className)}>
      <span className="inline-flex items-center gap-1">
        <StatusMark status={status} />
        {statusNames[status]}
      </span>
      {platform !== null && (
        <span className={classes('font-semibold', platformText[platform])}>{platform}</span>
      )}
      {!isBrief && isOutdated(entry) && (
        <span className="text-warn">
          {script.script_parts.length === 0 ? calendarMessages.scriptReady : calendarMessages.differsShort}
        </span>
      )}
      {!isBrief && newerVersion === null && script.script_parts.length === 0 && (
        <span>{calendarMessages.scriptLater}</span>
      )}
    </span>
  )
}

/** A posted script stays as it was posted. */
export const isOutdated = ({ newerVersion, ideaId, status }: ScheduledContent) =>
  newerVersion !== null && ideaId !== null && status !== 'posted'
