import { useState } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { historyMessages, ideaMessages } from '../../contract/idea-messages.ts'
import type { Generation } from '../../contract/idea.ts'
import { useHistory } from '../data/use-current-ideas.ts'
import type { ScriptWriting } from '../data/use-script-writing.ts'
import { IdeaCard } from './idea-card.tsx'

/** Past generations, newest first. */
export function HistorySection({ writing }: { writing: ScriptWriting }) {
  const history = useHistory()
  if (history.isPending)
    return (
      <SkeletonGroup className="flex flex-col gap-2">
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
  const generations = history.data.pages.flatMap(({ items }) => items)
  if (generations.length === 0)
    return <EmptyState title={historyMessages.empty}>{historyMessages.emptyHint}</EmptyState>
  return (
    <div>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {generations.map((generation) => (
          <li key={generation.id}>
            <EarlierGeneration generation={generation} writing={writing} />
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button
          className="mt-4"
          busy={history.isFetchingNextPage}
          busyText={historyMessages.loading}
          onClick={() => void history.fetchNextPage()}
        >
          {historyMessages.more}
        </Button>
      )}
    </div>
  )
}

function EarlierGeneration({ generation, writing }: { generation: Generation; writing: ScriptWriting }) {
  const [isOpen, setIsOpen] = useState(false)
  const { ideas, presetName, composer, createdAt, kind } = generation
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="px-4 py-3">
        <span className="font-semibold">{formatDateTime(createdAt)}</span>
        <span className="ml-3 text-sm text-ink-soft">
          {kind === 'custom' ? ideaMessages.ownIdea : (presetName ?? historyMessages.noPreset)} · {composer}
        </span>
        <span className="mt-1 block text-sm text-ink-soft">
          {ideas.map(({ title }) => title).join(' · ')}
        </span>
      </summary>
      {isOpen && (
        <div className="flex flex-col gap-4 bg-sunken p-4">
          {ideas.map((idea) => (
            <IdeaCard key={idea.id} idea={idea} writing={writing} />
          ))}
        </div>
      )}
    </details>
  )
}
