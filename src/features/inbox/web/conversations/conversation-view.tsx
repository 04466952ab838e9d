import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import { useLayoutEffect, useRef, useState } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ButtonLink, TextLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { defaultSubject } from '../../contract/conversation-messages.ts'
import type { ConversationChange, FullConversation } from '../../contract/conversations.ts'
import { reviewMessages } from '../../contract/review-lists.ts'
import { reviewPaths } from '../../contract/review-requests.ts'
import { stateOf } from '../../domain/conversation-state.ts'
import { ReplyAgeBadge } from '../reply-age-badge.tsx'
import { markAsRead } from '../review-api.ts'
import { AssignMenu, SnoozeMenu } from './change-menus.tsx'
import { Composer } from './composer.tsx'
import { useConversation, useShowChanges } from './conversation-queries.ts'
import { conversationTexts as texts } from './conversation-texts.ts'
import { MessageList } from './message-list.tsx'
import { TagEditor } from './tag-editor.tsx'

type ConversationViewProps = {
  id: string
  backTo: string
  onChange: (change: Omit<ConversationChange, 'ids'>) => void
  onTag: (tag: string) => void
}

export function ConversationView({ id, backTo, onChange, onTag }: ConversationViewProps) {
  const shown = useConversation(id)
  return (
    <article aria-label={shown.data?.name} className="flex min-w-0 flex-col px-4 pb-6 lg:px-6">
      <div className="flex min-h-12 flex-wrap items-center gap-2 py-1.5 max-sm:-ml-2 max-sm:gap-1.5">
        <ButtonLink
          to={backTo}
          variant="quiet"
          size="icon"
          aria-label={texts.back}
          title={`${texts.back} (Esc)`}
        >
          <ArrowLeft size={18} aria-hidden="true" />
        </ButtonLink>
        {shown.data && <Actions conversation={shown.data} now={shown.dataUpdatedAt} onChange={onChange} />}
      </div>
      {shown.isPending && (
        <SkeletonGroup className="mb-4 flex max-w-3xl flex-col gap-3">
          <Skeleton className="h-8" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {shown.isError && !shown.data && (
        <ErrorState onRetry={() => void shown.refetch()} busy={shown.isFetching}>
          {shown.error.message}
        </ErrorState>
      )}
      {(shown.data ?? shown.isPending) && (
        <div className="flex max-w-3xl flex-col gap-4">
          {shown.data && (
            <>
              <Heading conversation={shown.data} now={shown.dataUpdatedAt} />
              <TagEditor tags={shown.data.tags} onChange={onChange} onTag={onTag} />
              <MessageList conversation={shown.data} />
            </>
          )}
          <Composer id={id} conversation={shown.data} />
        </div>
      )}
    </article>
  )
}

function Heading({ conversation, now }: { conversation: FullConversation; now: number }) {
  const { name, email, subject, waitingSince, snoozedUntil } = conversation
  const state = stateOf(conversation, now)
  return (
    <header>
      <h2 className="pt-2 text-xl">{subject || defaultSubject}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span className="font-semibold text-ink">{name}</span>
        <TextLink to={reviewPaths.person(email)} className="break-all max-sm:py-2.5">
          {email}
        </TextLink>
        {state === 'done' && <Badge tone="gain">{texts.done}</Badge>}
        {state === 'snoozed' && snoozedUntil !== null && <Badge>Back {formatDateTime(snoozedUntil)}</Badge>}
        {state === 'open' && waitingSince !== null && <ReplyAgeBadge since={waitingSince} now={now} />}
      </p>
    </header>
  )
}

type ActionsProps = {
  conversation: FullConversation
  now: number
  onChange: ConversationViewProps['onChange']
}

function Actions({ conversation, now, onChange }: ActionsProps) {
  const state = stateOf(conversation, now)
  const snooze = useFocusOfReplaced(state === 'snoozed')
  return (
    <>
      {state === 'done' ? (
        <Button onClick={() => onChange({ done: false })}>{texts.reopen}</Button>
      ) : (
        <Button className="max-sm:px-3" onClick={() => onChange({ done: true })} title={`${texts.done} (E)`}>
          <Check size={16} aria-hidden="true" /> {texts.done}
        </Button>
      )}
      <span ref={snooze} className="contents">
        {state === 'snoozed' ? (
          <Button onClick={() => onChange({ snoozedUntil: null })}>{texts.wake}</Button>
        ) : (
          <SnoozeMenu onChange={onChange} />
        )}
      </span>
      <AssignMenu onChange={onChange} assignee={conversation.assigneeEmail} />
      {!conversation.read && <ReadButton id={conversation.id} />}
    </>
  )
}

/** Of two controls in one place, the one that is new gets the focus of the one that is gone. */
function useFocusOfReplaced(isReplaced: boolean) {
  const place = useRef<HTMLSpanElement>(null)
  const wasReplaced = useRef(isReplaced)
  useLayoutEffect(() => {
    if (wasReplaced.current === isReplaced) return
    wasReplaced.current = isReplaced
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [isReplaced])
  return place
}

function ReadButton({ id }: { id: string }) {
  const [failure, setFailure] = useState<string>()
  const { refetch } = useShowChanges()
  const read = () =>
    markAsRead(id).then(refetch, (error: unknown) =>
      setFailure(`${reviewMessages.reading} ${(error as Error).message}`),
    )
  return (
    <>
      <Button variant="quiet" onClick={() => void read()}>
        {texts.read}
      </Button>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
    </>
  )
}
