import { useState } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { formatDay } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { ButtonLink, TextLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { studioPaths } from '../../contract/paths.ts'
import { weekPlanMessages as messages, type PlannedVideo, type WeekPlan } from '../../contract/week-plan.ts'
import { today } from '../calendar/entries-by-day.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { useWeekPlan } from './use-week-plan.ts'

/** Proposes a video for each free day; the creator adds all or some, and can undo that. */
export function PlanScreen() {
  const { plan, from, setFrom, accepted, proposeAgain, accept, undo } = useWeekPlan()
  const [isUndone, setIsUndone] = useState(false)
  return (
    <StudioFrame>
      <header>
        <h1 className="text-3xl">{messages.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{messages.lead}</p>
      </header>
      {accepted ? (
        <Accepted
          count={accepted.count}
          onUndo={async () => {
            await undo()
            setIsUndone(true)
          }}
        />
      ) : (
        <>
          {isUndone && <Notice kind="information">{messages.undone}</Notice>}
          <div className="max-w-60">
            <TextField
              label={messages.from}
              type="date"
              min={today()}
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
          </div>
          {plan.isError ? (
            <ErrorState onRetry={() => void plan.refetch()} busy={plan.isFetching}>
              {plan.error.message}
            </ErrorState>
          ) : plan.data ? (
            <Proposal
              key={plan.data.items.map(({ title }) => title).join('\n')}
              plan={plan.data}
              onAccept={async (videos) => {
                await accept(videos)
                setIsUndone(false)
              }}
              onAgain={proposeAgain}
            />
          ) : (
            <SkeletonGroup className="flex flex-col gap-3">
              <Skeleton className="h-20 rounded-lg" />
              <Skeleton className="h-20 rounded-lg" />
              <Skeleton className="h-20 rounded-lg" />
            </SkeletonGroup>
          )}
        </>
      )}
    </StudioFrame>
  )
}

const reasons = {
  'notebook-empty': messages.notebookEmpty,
  'too-few-notes': messages.tooFewNotes,
  'no-free-day': messages.noFreeDay,
}

type ProposalProps = {
  plan: WeekPlan
  onAccept: (videos: PlannedVideo[]) => Promise<void>
  onAgain: () => void
}

function Proposal({ plan: { items, freeDays, reason }, onAccept, onAgain }: ProposalProps) {
  const [left, setLeft] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (reason)
    return (
      <EmptyState
        title={reasons[reason]}
        {...(reason !== 'no-free-day' && {
          action: <ButtonLink to={studioPaths.notebook}>{messages.interview}</ButtonLink>,
        })}
      />
    )
  const chosen = items.filter(({ day }) => !left.includes(day))
  const add = () => {
    if (chosen.length === 0) return setFailure(messages.nothingSelected)
    setBusy(true)
    setFailure(undefined)
    onAccept(chosen)
      .catch((cause: unknown) => setFailure(asApiError(cause).message))
      .finally(() => setBusy(false))
  }
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col gap-3">
        {items.map((video) => (
          <Row
            key={video.day}
            video={video}
            isChosen={!left.includes(video.day)}
            onChange={(isChosen) =>
              setLeft(isChosen ? left.filter((day) => day !== video.day) : [...left, video.day])
            }
          />
        ))}
      </ul>
      {items.length < freeDays && (
        <p className="text-sm text-ink-soft">
          {messages.partly(items.length, freeDays)}{' '}
          <TextLink to={studioPaths.notebook}>{messages.interview}</TextLink>
        </p>
      )}
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button variant="main" busy={busy} busyText={messages.accepting} onClick={add}>
          {messages.accept(chosen.length)}
        </Button>
        <Button onClick={onAgain}>{messages.again}</Button>
      </div>
    </div>
  )
}

type RowProps = { video: PlannedVideo; isChosen: boolean; onChange: (isChosen: boolean) => void }

function Row({ video: { day, title, hook, hookType, presetName }, isChosen, onChange }: RowProps) {
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <p className="text-sm text-ink-soft">
        {formatDay(day)} · {presetName ?? messages.plain}
      </p>
      <Checkbox
        label={<span className="font-display text-lg font-bold text-pretty">{title}</span>}
        hint={`${hookType}: ${hook}`}
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </li>
  )
}

function Accepted({ count, onUndo }: { count: number; onUndo: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const undo = () => {
    setBusy(true)
    setFailure(undefined)
    onUndo().catch((cause: unknown) => {
      setFailure(asApiError(cause).message)
      setBusy(false)
    })
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice kind="success">{messages.accepted(count)}</Notice>
      {failure !== undefined && <Notice kind="failure">{failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="main" to={studioPaths.calendar}>
          {messages.openCalendar}
        </ButtonLink>
        <Button busy={busy} busyText={messages.undoing} onClick={undo}>
          {messages.undo}
        </Button>
      </div>
    </div>
  )
}
