import ArrowLeft from 'lucide-react/icons/arrow-left'
import { formatDay } from '#platform/web/format.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { studioPaths } from '../../contract/paths.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { useScheduleChanges } from '../data/use-schedule.ts'
import { CaptionMaker } from './caption-maker.tsx'
import { EditableTitle } from './editable-title.tsx'
import { EntryToolbar } from './entry-toolbar.tsx'
import { NewerVersion } from './newer-version.tsx'
import { ScheduledLines } from './scheduled-lines.tsx'
import { WriteScript } from './write-script.tsx'

/** The scheduled script and its captions. */
export function ScheduledScript({ entry }: { entry: ScheduledContent }) {
  const { title, script, scheduledDate } = entry
  const { change } = useScheduleChanges()
  const hasScript = script.script_parts.length + script.hooks.length > 0
  return (
    <div className="grid gap-10 lg:grid-cols-[1.5fr_1fr]">
      <article className="flex min-w-0 flex-col gap-8">
        <header>
          <ButtonLink to={studioPaths.generator} variant="quiet" className="-ml-4">
            <ArrowLeft size={16} aria-hidden="true" />
            Back to Script Generator
          </ButtonLink>
          <p className="mt-4 font-semibold text-accent-text">
            <time dateTime={scheduledDate}>{formatDay(scheduledDate)}</time>
          </p>
          <EditableTitle title={title} onSave={(text) => change(entry, { title: text })} />
          <EntryToolbar entry={entry} />
        </header>
        <NewerVersion entry={entry} />
        {hasScript ? <ScheduledLines entry={entry} /> : <WriteScript entry={entry} />}
      </article>
      {hasScript && <CaptionMaker entry={entry} />}
    </div>
  )
}
