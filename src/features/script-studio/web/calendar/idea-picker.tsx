import { useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { RadioGroup } from '#platform/web/ui/radio-group.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import type { Idea } from '../../contract/idea.ts'
import { studioMessages } from '../../contract/messages.ts'
import { useHistory } from '../data/use-current-ideas.ts'
import { explain } from '../data/schedule-changes.ts'

type IdeaPick = ReturnType<typeof useIdeaPick>

/** The chosen idea and, if it has a script, its hook. */
export function useIdeaPick(onAdd: (idea: Idea, hook: number | undefined) => Promise<void>) {
  const [idea, setIdea] = useState<Idea>()
  const [hook, setHook] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit() {
    if (isBusy) return
    if (!idea) return setProblem(calendarMessages.ideaNotChosen)
    if (hasScript(idea) && hook === null) return setProblem(studioMessages.hookMissing)
    setProblem(undefined)
    setIsBusy(true)
    try {
      await onAdd(idea, hasScript(idea) ? (hook ?? undefined) : undefined)
    } catch (cause) {
      setProblem(explain(asApiError(cause)))
    } finally {
      setIsBusy(false)
    }
  }

  return {
    idea,
    hook,
    problem,
    isBusy,
    submit,
    chooseIdea(chosen: Idea | undefined) {
      setIdea(chosen)
      setHook(chosen?.selectedHook ?? null)
      setProblem(undefined)
    },
    chooseHook(index: number) {
      setHook(index)
      setProblem(undefined)
    },
  }
}

const hasScript = ({ script, scriptState }: Idea) =>
  scriptState !== 'writing' && script !== null && script.script_parts.length > 0 && script.hooks.length > 0

/** All ideas, newest first, and the hooks of the chosen one. */
export function IdeaPicker({ pick }: { pick: IdeaPick }) {
  const history = useHistory()
  const [search, setSearch] = useState('')
  if (history.isPending)
    return (
      <SkeletonGroup className="flex flex-col gap-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    )
  if (history.isError && !history.data)
    return (
      <ErrorState onRetry={() => void history.refetch()} busy={history.isFetching}>
        {history.error.message}
      </ErrorState>
    )
  const ideas = history.data.pages.flatMap(({ items }) => items.flatMap((generation) => generation.ideas))
  if (ideas.length === 0) return <p className="text-ink-soft">{calendarMessages.noIdeas}</p>
  const wanted = search.trim().toLowerCase()
  const found = ideas.filter(({ id, title }) => id === pick.idea?.id || title.toLowerCase().includes(wanted))
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={calendarMessages.searchIdeas}
        name="search"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && <p role="status">{calendarMessages.noMatch}</p>}
      <div className="-mx-1 max-h-64 overflow-y-auto px-1 pb-1">
        <RadioGroup
          label={calendarMessages.chooseIdea}
          name="idea"
          value={pick.idea?.id ?? ''}
          onChange={(event) => pick.chooseIdea(ideas.find(({ id }) => id === event.currentTarget.value))}
          choices={found.map((idea) => ({
            value: idea.id,
            label: idea.title,
            hint: hasScript(idea) ? calendarMessages.scriptReady : calendarMessages.scriptLater,
          }))}
        />
        {history.hasNextPage && (
          <Button
            className="mt-3"
            busy={history.isFetchingNextPage}
            busyText="Loading..."
            onClick={() => void history.fetchNextPage()}
          >
            {calendarMessages.olderIdeas}
          </Button>
        )}
      </div>
      {pick.idea && hasScript(pick.idea) && (
        <RadioGroup
          label={calendarMessages.chooseHook}
          name="hook"
          value={pick.hook === null ? '' : String(pick.hook)}
          onChange={(event) => pick.chooseHook(Number(event.currentTarget.value))}
          choices={(pick.idea.script?.hooks ?? []).map((hook, index) => ({
            value: String(index),
            label: hook.text,
            hint: hook.approach,
          }))}
        />
      )}
    </div>
  )
}
