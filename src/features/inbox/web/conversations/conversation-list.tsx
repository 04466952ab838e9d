import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import type { ConversationState } from '../../contract/conversation-choices.ts'
import type { Conversation } from '../../contract/conversations.ts'
import { reviewMessages } from '../../contract/review-lists.ts'
import type { useConversations } from './conversation-queries.ts'
import { ConversationRow } from './conversation-row.tsx'
import { conversationTexts as texts } from './conversation-texts.ts'

type ConversationListProps = {
  shown: ReturnType<typeof useConversations>
  rows: readonly Conversation[]
  open: string | undefined
  chosen: ReadonlySet<string>
  onChoose: (id: string) => void
  linkTo: (id: string) => string
  state: string
  isFiltered: boolean
  onClear: () => void
}

/** The rows with their loading, error and empty states. */
export function ConversationList({
  shown,
  rows,
  open,
  chosen,
  onChoose,
  linkTo,
  state,
  isFiltered,
  onClear,
}: ConversationListProps) {
  if (shown.isPending)
    return (
      <SkeletonGroup className="flex flex-col gap-px">
        {Array.from({ length: 14 }, (_, row) => (
          <Skeleton key={row} className="h-(--row) rounded-none" />
        ))}
      </SkeletonGroup>
    )
  if (shown.isError && !shown.data)
    return (
      <ErrorState
        className="m-4"
        title={reviewMessages.recent}
        onRetry={() => void shown.refetch()}
        busy={shown.isFetching}
      >
        {shown.error.message}
      </ErrorState>
    )
  if (rows.length === 0)
    return (
      <div className="p-4 lg:p-6">
        {isFiltered ? (
          <EmptyState
            title={texts.nothingMatches}
            action={<Button onClick={onClear}>{texts.showEverything}</Button>}
          >
            {texts.nothingMatchesHint}
          </EmptyState>
        ) : (
          <EmptyState title={texts.emptyTitle[state as ConversationState]}>
            {texts.empty[state as ConversationState]}
          </EmptyState>
        )}
      </div>
    )
  return (
    <>
      <ul aria-label={texts.list}>
        {rows.map((item) => (
          <ConversationRow
            key={item.id}
            item={item}
            now={shown.dataUpdatedAt}
            to={linkTo(item.id)}
            isOpen={item.id === open}
            isNarrow={open !== undefined}
            isChosen={chosen.has(item.id)}
            onChoose={() => onChoose(item.id)}
          />
        ))}
      </ul>
      {shown.hasNextPage && (
        <div className="flex justify-center p-4">
          <Button
            busy={shown.isFetchingNextPage}
            busyText="Loading..."
            onClick={() => void shown.fetchNextPage()}
          >
            {texts.nextPage}
          </Button>
        </div>
      )}
    </>
  )
}
