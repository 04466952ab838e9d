import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { studioMessages } from '../../contract/messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { today } from '../calendar/today.ts'
import { studioKeys } from '../data/idea-cache.ts'
import { explain } from '../data/schedule-changes.ts'
import { useScheduleChanges } from '../data/use-schedule.ts'

/**
 * A scheduled script is a copy. Shows that its idea was edited since and offers to update it, except for past
 * days.
 */
export function NewerVersion({ entry }: { entry: ScheduledContent }) {
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
