import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { compareScripts, type LineDifference } from '../../domain/compare-scripts.ts'
import { isOutdated } from '../calendar/entry-facts.tsx'
import { useEntryActions } from '../calendar/use-entry-actions.ts'
import { studioKeys } from '../data/idea-cache.ts'
import { ideasApi } from '../data/studio-api.ts'

/** Says that the idea has another script now, shows how it differs, and offers to take it over. */
export function NewerVersion({ entry }: { entry: ScheduledContent }) {
  const actions = useEntryActions()
  const [isBusy, setIsBusy] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  if (!isOutdated(entry) || entry.ideaId === null) return null
  const isPlanned = entry.script.script_parts.length === 0
  return (
    <div className="flex flex-col gap-3">
      <Notice
        kind={isPlanned ? 'information' : 'warning'}
        actions={
          <span className="flex flex-wrap gap-2">
            {!isPlanned && (
              <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? calendarMessages.hideDifferences : calendarMessages.showDifferences}
              </Button>
            )}
            <Button
              variant="main"
              busy={isBusy}
              busyText={calendarMessages.updating}
              onClick={() => {
                setIsBusy(true)
                void actions.update(entry).finally(() => setIsBusy(false))
              }}
            >
              {calendarMessages.update}
            </Button>
          </span>
        }
      >
        {isPlanned ? calendarMessages.scriptIsReady : calendarMessages.differs}{' '}
        {entry.captions.length > 0 && calendarMessages.captionsGo}
      </Notice>
      {isOpen && <Differences entry={entry} ideaId={entry.ideaId} />}
    </div>
  )
}

function Differences({ entry, ideaId }: { entry: ScheduledContent; ideaId: string }) {
  const idea = useQuery({
    queryKey: studioKeys.idea(ideaId),
    queryFn: () => unwrap(ideasApi[':id'].$get({ param: { id: ideaId } })),
    // Always as it is now, because this is what Update takes over.
    refetchOnMount: 'always',
  })
  if (idea.isError)
    return (
      <ErrorState onRetry={() => void idea.refetch()} busy={idea.isFetching}>
        {idea.error.message}
      </ErrorState>
    )
  if (!idea.data?.script) return <Spinner />
  const found = compareScripts(entry, { title: idea.data.title, script: idea.data.script })
  if (found.length === 0) return <p className="text-sm text-ink-soft">{calendarMessages.sameText}</p>
  return (
    <ul className="flex flex-col gap-3 rounded-md border border-line bg-surface px-4 py-3 text-sm">
      {found.map((difference) => (
        <li key={`${difference.list} ${difference.index}`}>
          <p className="font-semibold">{nameOf(difference)}</p>
          {difference.before !== null && (
            <p>
              <span className="text-ink-soft">{calendarMessages.removedLine} </span>
              <del>{difference.before}</del>
            </p>
          )}
          {difference.after !== null && (
            <p>
              <span className="text-ink-soft">{calendarMessages.newLine} </span>
              <ins className="no-underline">{difference.after}</ins>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const names: Record<LineDifference['list'], string> = {
  title: 'Title',
  hooks: 'Hook',
  script_parts: 'Script part',
  visual_cues: 'Visual cue',
  engagement_tips: 'Engagement tip',
}

const nameOf = ({ list, index }: LineDifference) =>
  list === 'title' ? names.title : `${names[list]} ${index + 1}`
