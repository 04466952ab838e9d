import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Square from 'lucide-react/icons/square'
import Wand from 'lucide-react/icons/wand-sparkles'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { SpinnerMark } from '#platform/web/ui/spinner.tsx'
import type { Idea } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'
import { studioPaths } from '../../contract/paths.ts'
import type { ScriptWriting } from '../data/use-script-writing.ts'
import { ScheduleDialog } from '../calendar/schedule-dialog.tsx'
import { ScriptView } from '../script/script-view.tsx'

type IdeaCardProps = { idea: Idea; writing: ScriptWriting }

export function IdeaCard({ idea, writing }: IdeaCardProps) {
  const isWriting = writing.isWriting(idea.id)
  const [asks, setAsks] = useState<'replace' | 'day'>()
  const [isAsked, setIsAsked] = useState(false)
  const hasScript = (idea.script?.script_parts.length ?? 0) > 0
  const canSchedule = hasScript && idea.selectedHook !== null && !isWriting
  const close = () => setAsks(undefined)
  const { pathname } = useLocation()
  return (
    <article
      aria-label={idea.title}
      className="flex min-w-0 animate-enter flex-col gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <div className="flex flex-wrap gap-2">
          {idea.id.startsWith('custom-') && <Badge tone="accent">Your idea</Badge>}
          {idea.hookType !== '' && <Badge tone="accent">{idea.hookType}</Badge>}
          {idea.presetName !== null && <Badge>{idea.presetName}</Badge>}
        </div>
        <h3 className="mt-3 text-xl">{idea.title}</h3>
      </div>
      <IdeaFacts idea={idea} />
      <ScriptView idea={idea} isWriting={isWriting} />
      <WritingState idea={idea} isWriting={isWriting} />
      {isAsked && !canSchedule && !isWriting && (
        <Notice kind="failure">{hasScript ? studioMessages.hookMissing : studioMessages.scriptFirst}</Notice>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-3">
        {isWriting ? (
          <Button onClick={() => writing.stop(idea.id)}>
            <Square size={14} aria-hidden="true" />
            Stop
          </Button>
        ) : (
          <Button onClick={() => (hasScript ? setAsks('replace') : void writing.write(idea))}>
            <Wand size={16} aria-hidden="true" />
            {hasScript ? 'Generate New Script' : 'Generate Script'}
          </Button>
        )}
        <Button
          {...(canSchedule ? { variant: 'main' } : { 'aria-disabled': true, className: 'opacity-55' })}
          title={canSchedule ? undefined : hasScript ? studioMessages.hookHint : studioMessages.scriptFirst}
          onClick={() => (canSchedule ? setAsks('day') : setIsAsked(true))}
        >
          <CalendarPlus size={16} aria-hidden="true" />
          Schedule
        </Button>
        {hasScript && !isWriting && pathname !== studioPaths.scriptPage && (
          <ButtonLink to={`${studioPaths.scriptPage}?id=${encodeURIComponent(idea.id)}`}>
            Open script
          </ButtonLink>
        )}
        {hasScript && !canSchedule && !isWriting && (
          <span className="text-sm text-ink-soft">{studioMessages.hookHint}</span>
        )}
      </div>
      {asks === 'day' && idea.selectedHook !== null && (
        <ScheduleDialog ideaId={idea.id} title={idea.title} hook={idea.selectedHook} onClose={close} />
      )}
      <ConfirmDialog
        open={asks === 'replace'}
        onOpenChange={close}
        title="Rewrite this script?"
        confirmText="Replace"
        busyText="Starting..."
        onConfirm={() => void writing.write(idea)}
      >
        It replaces this version, including your edits. Scheduled copies stay.
      </ConfirmDialog>
    </article>
  )
}

function WritingState({ idea, isWriting }: { idea: Idea; isWriting: boolean }) {
  if (isWriting)
    return (
      <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
        <SpinnerMark />
        Writing your script...
      </p>
    )
  if (idea.scriptState === 'writing')
    return <p className="text-sm text-ink-soft">{studioMessages.isBeingWritten}</p>
  if (idea.scriptState !== 'stopped' && idea.scriptState !== 'failed') return null
  return (
    <p className="text-sm text-warn">
      {idea.scriptState === 'stopped' ? 'You stopped this script.' : 'This script was interrupted.'} What was
      written is saved.
    </p>
  )
}

function IdeaFacts({ idea: { targetAudience, whyItWorks } }: { idea: Idea }) {
  const facts = [
    ['For', targetAudience],
    ['Why it works', whyItWorks],
  ].filter(([, text]) => text !== '')
  if (facts.length === 0) return null
  return (
    <dl className="flex max-w-prose flex-col gap-3 text-sm">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
