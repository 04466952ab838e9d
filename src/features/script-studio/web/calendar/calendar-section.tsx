import { Suspense, useRef, useState } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { ErrorState, LoadFailure } from '#platform/web/ui/error-state.tsx'

import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { useSchedule } from '../data/use-schedule.ts'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import { studioPaths } from '../../contract/paths.ts'
import { studioKeys } from '../data/idea-cache.ts'
import { calendarFeedApi } from '../data/studio-api.ts'
import { useIsWanted } from '../data/use-is-wanted.ts'
import { useCopy } from '../script/use-copy.ts'

// The calendar and drag-and-drop libraries load after the page.
const MonthCalendar = lazyWithFallback(
  async () => (await import('./month-calendar.tsx')).MonthCalendar,
  LoadFailure,
)

/** `heading` is h1 where the calendar is the whole page. */
export function CalendarSection({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const schedule = useSchedule()
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useIsWanted(place)
  const loading = (
    <SkeletonGroup>
      <Skeleton className="h-[34rem] rounded-lg" />
    </SkeletonGroup>
  )
  return (
    <section aria-labelledby="calendar-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Heading id="calendar-title" className={Heading === 'h1' ? 'text-3xl' : 'text-2xl'}>
            {calendarMessages.heading}
          </Heading>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{calendarMessages.hint}</p>
        </div>
        <CalendarSharing />
      </div>
      <div ref={place}>
        {schedule.isError && !schedule.data ? (
          <ErrorState onRetry={() => void schedule.refetch()} busy={schedule.isFetching}>
            {schedule.error.message}
          </ErrorState>
        ) : schedule.data && isWanted ? (
          <Suspense fallback={loading}>
            <MonthCalendar entries={schedule.data} />
          </Suspense>
        ) : (
          loading
        )}
      </div>
    </section>
  )
}

/** Shares the calendar with other programs. */
function CalendarSharing() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)} className="-ml-4 sm:ml-0">
        <CalendarSync size={16} aria-hidden="true" />
        {calendarMessages.subscribe}
      </Button>
      {isOpen && <SharingDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function SharingDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const copy = useCopy()
  const [isRenewing, setIsRenewing] = useState(false)
  const feed = useQuery({ queryKey: studioKeys.feed, queryFn: () => unwrap(calendarFeedApi.feed.$get()) })

  async function renew() {
    setIsRenewing(true)
    try {
      client.setQueryData(studioKeys.feed, await unwrap(calendarFeedApi.feed.$post()))
      toast({ text: calendarMessages.linkReset })
    } catch (cause) {
      toast({ kind: 'failure', text: asApiError(cause).message })
    } finally {
      setIsRenewing(false)
    }
  }

  return (
    <Dialog open onOpenChange={onClose} size="lg" title={calendarMessages.subscribeTitle}>
      {feed.isPending && <Spinner />}
      {feed.isError && (
        <ErrorState onRetry={() => void feed.refetch()} busy={feed.isFetching}>
          {feed.error.message}
        </ErrorState>
      )}
      {feed.isSuccess && (
        <div className="flex flex-col gap-4">
          <TextField
            label={calendarMessages.privateLink}
            hint={calendarMessages.privateLinkHint}
            name="feedUrl"
            readOnly
            value={feed.data.url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="main" onClick={() => void copy(feed.data.url, calendarMessages.linkCopied)}>
              {calendarMessages.copyLink}
            </Button>
            <Button busy={isRenewing} busyText={calendarMessages.resettingLink} onClick={() => void renew()}>
              {calendarMessages.resetLink}
            </Button>
            <a href={studioPaths.calendarFile} download className={buttonStyle()}>
              {calendarMessages.downloadFile}
            </a>
          </div>
        </div>
      )}
    </Dialog>
  )
}
