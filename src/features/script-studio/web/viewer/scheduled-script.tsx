import ArrowLeft from 'lucide-react/icons/arrow-left'
import { formatDay } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { studioPaths } from '../../contract/paths.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { ScriptExports } from '../script/script-exports.tsx'
import { withPlace } from '../script/with-place.ts'
import { CaptionMaker } from './caption-maker.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { studioMessages } from '../../contract/messages.ts'
import { today } from '../calendar/entries-by-day.ts'
import { studioKeys } from '../data/idea-cache.ts'
import { explain } from '../data/schedule-changes.ts'
import { useScheduleChanges } from '../data/use-schedule.ts'

/** The scheduled script and its captions. */
export function ScheduledScript({ entry }: { entry: ScheduledContent }) {
  const { title, script, selectedHook, scheduledDate } = entry
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
          <h1 className="mt-1 text-3xl">{title}</h1>
          <div className="mt-3 -ml-4 flex flex-wrap">
            <ScriptExports entry={{ title, script, selectedHook }} scriptId={entry.ideaId} />
          </div>
        </header>
        <NewerVersion entry={entry} />
        <section>
          <h2 className="mb-3 text-xl">Hook Options</h2>
          <ul className="flex flex-col gap-2">
            {withPlace(script.hooks).map(({ line: hook, place: index }) => (
              <li key={index} className="rounded-md border border-line bg-surface px-4 py-3">
                <p className="flex flex-wrap items-center gap-2 text-xs font-semibold text-accent-text">
                  {hook.approach}
                  {index === selectedHook && <Badge tone="gain">Chosen</Badge>}
                </p>
                <p>{hook.text}</p>
              </li>
            ))}
          </ul>
        </section>
        <Lines title="Script" lines={script.script_parts} />
        <Lines title="Visual Cues" lines={script.visual_cues} />
        <Lines title="Engagement Tips" lines={script.engagement_tips} />
      </article>
      <CaptionMaker entry={entry} />
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ol className="flex max-w-prose list-decimal flex-col gap-2 pl-6 marker:text-ink-soft">
        {withPlace(lines).map(({ line, place }) => (
          <li key={place} className="whitespace-pre-wrap">
            {line}
          </li>
        ))}
      </ol>
    </section>
  )
}

/**
 * A scheduled script is a copy. Shows that its idea was edited since and offers to update it, except for past
 * days.
 */
function NewerVersion({ entry }: { entry: ScheduledContent }) {
  const { id, ideaId, newerVersion, scheduledDate } = entry
  const client = useQueryClient()
  const toast = useToast()
  const { schedule } = useScheduleChanges()
  const [isBusy, setIsBusy] = useState(false)
  if (!newerVersion || ideaId === null || scheduledDate < today()) return null

  async function update(idea: string, hook: number) {
    setIsBusy(true)
    try {
      client.setQueryData(studioKeys.scheduled(id), await schedule(idea, hook, scheduledDate))
      toast({ text: 'The scheduled script is up to date.' })
    } catch (cause) {
      toast({ kind: 'failure', text: explain(asApiError(cause)) })
    } finally {
      setIsBusy(false)
    }
  }

  const button = (
    <Button
      busy={isBusy}
      busyText="Updating..."
      onClick={() => void update(ideaId, newerVersion.selectedHook)}
    >
      Update
    </Button>
  )
  return (
    <Notice kind="warning" actions={button}>
      {studioMessages.editedSince}
    </Notice>
  )
}
