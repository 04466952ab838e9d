import { useQueryClient } from '@tanstack/react-query'
import PenLine from 'lucide-react/icons/pen-line'
import Square from 'lucide-react/icons/square'
import { useEffect, useRef, useState } from 'react'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { SpinnerMark } from '#platform/web/ui/spinner.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import { studioPaths } from '../../contract/paths.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import type { ScriptEvent } from '../../contract/stream.ts'
import { generationFailure } from '../data/generation-failure.ts'
import { studioKeys } from '../data/idea-cache.ts'
import { readEvents } from '../data/read-events.ts'
import { useScheduleChanges } from '../data/use-schedule.ts'

/** For a planned idea: writes its script and puts it on this day. */
export function WriteScript({ entry }: { entry: ScheduledContent }) {
  const client = useQueryClient()
  const { takeOver } = useScheduleChanges()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  // A written script is only taken over on the next attempt, not written twice.
  const written = useRef<string>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function write() {
    const control = new AbortController()
    running.current = control
    setFailure(undefined)
    setIsBusy(true)
    try {
      written.current ??= await writeFor(entry, control.signal)
      void client.invalidateQueries({ queryKey: studioKeys.ideas })
      void client.invalidateQueries({ queryKey: studioKeys.history })
      await takeOver(entry, written.current, 0)
    } catch (cause) {
      if (!control.signal.aborted) setFailure(generationFailure('script', cause).message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      {failure !== undefined && <Banner onDismiss={() => setFailure(undefined)}>{failure}</Banner>}
      <EmptyState
        icon={<PenLine size={24} aria-hidden="true" />}
        title={calendarMessages.noScript}
        action={
          isBusy ? (
            <div className="flex flex-col items-center gap-3">
              <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
                <SpinnerMark />
                {calendarMessages.writingScript}
              </p>
              <Button onClick={() => running.current?.abort()}>
                <Square size={14} aria-hidden="true" />
                {calendarMessages.stop}
              </Button>
            </div>
          ) : (
            <Button variant="main" onClick={() => void write()}>
              {calendarMessages.writeScript}
            </Button>
          )
        }
      >
        {calendarMessages.noScriptHint}
      </EmptyState>
    </>
  )
}

/** Returns the ID of the idea with the script; an own idea becomes one. */
async function writeFor({ ideaId, title }: ScheduledContent, signal: AbortSignal): Promise<string> {
  const events =
    ideaId === null
      ? readEvents<ScriptEvent>(studioPaths.customScripts, { description: title }, signal)
      : readEvents<ScriptEvent>(studioPaths.scripts, { ideaId }, signal)
  let written: string | undefined
  for await (const event of events) if (event.type === 'script') written = event.idea.id
  if (written === undefined) throw new Error('The stream ended without a script.')
  return written
}
