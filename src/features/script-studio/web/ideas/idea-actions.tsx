import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Square from 'lucide-react/icons/square'
import Wand from 'lucide-react/icons/wand-sparkles'
import { useState, type ReactNode } from 'react'
import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { ideaMessages } from '../../contract/idea-messages.ts'
import type { Idea } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { ScriptWriting } from '../data/use-script-writing.ts'

const ScheduleDialog = lazyDialog(
  async () => (await import('../calendar/schedule-dialog.tsx')).ScheduleDialog,
)

type IdeaActionsProps = { idea: Idea; writing: ScriptWriting; children?: ReactNode }

/** Writing and scheduling an idea's script. `children` are more buttons. */
export function IdeaActions({ idea, writing, children }: IdeaActionsProps) {
  const isWriting = writing.isWriting(idea.id)
  const [asks, setAsks] = useState<'replace' | 'day'>()
  const [isAsked, setIsAsked] = useState(false)
  const hasScript = (idea.script?.script_parts.length ?? 0) > 0
  const canSchedule = hasScript && idea.selectedHook !== null && !isWriting
  const close = () => setAsks(undefined)
  return (
    <>
      {isAsked && !canSchedule && !isWriting && (
        <Notice kind="failure">{hasScript ? studioMessages.hookMissing : studioMessages.scriptFirst}</Notice>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-3">
        {isWriting ? (
          <Button onClick={() => writing.stop(idea.id)}>
            <Square size={14} aria-hidden="true" />
            {ideaMessages.stop}
          </Button>
        ) : (
          <Button onClick={() => (hasScript ? setAsks('replace') : void writing.write(idea))}>
            <Wand size={16} aria-hidden="true" />
            {hasScript ? ideaMessages.generateAgain : ideaMessages.generate}
          </Button>
        )}
        <Button
          {...(canSchedule ? { variant: 'main' } : { 'aria-disabled': true, className: 'opacity-55' })}
          title={canSchedule ? undefined : hasScript ? studioMessages.hookHint : studioMessages.scriptFirst}
          onClick={() => (canSchedule ? setAsks('day') : setIsAsked(true))}
        >
          <CalendarPlus size={16} aria-hidden="true" />
          {ideaMessages.schedule}
        </Button>
        {!isWriting && children}
        {hasScript && !canSchedule && !isWriting && (
          <span className="text-sm text-ink-soft">{studioMessages.hookHint}</span>
        )}
      </div>
      <ScheduleDialog
        open={asks === 'day' && idea.selectedHook !== null}
        ideaId={idea.id}
        title={idea.title}
        hook={idea.selectedHook ?? 0}
        onClose={close}
      />
      <ConfirmDialog
        open={asks === 'replace'}
        onOpenChange={close}
        title={ideaMessages.replaceTitle}
        confirmText={ideaMessages.replace}
        busyText={ideaMessages.starting}
        onConfirm={() => void writing.write(idea)}
      >
        {ideaMessages.replaceHint}
      </ConfirmDialog>
    </>
  )
}
