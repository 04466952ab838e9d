import CalendarSync from 'lucide-react/icons/calendar-sync'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { studioPaths } from '../../contract/paths.ts'
import { studioKeys } from '../data/idea-cache.ts'
import { calendarFeedApi } from '../data/studio-api.ts'
import { useCopy } from '../script/use-copy.ts'

/** Shares the calendar with other programs. */
export function CalendarSharing() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)} className="-ml-4 sm:ml-0">
        <CalendarSync size={16} aria-hidden="true" />
        Subscribe
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
      toast({ text: 'Your calendar has a new link. The old one no longer works.' })
    } catch (cause) {
      toast({ kind: 'failure', text: asApiError(cause).message })
    } finally {
      setIsRenewing(false)
    }
  }

  return (
    <Dialog open onOpenChange={onClose} size="lg" title="Subscribe to your calendar">
      {feed.isPending && <Spinner />}
      {feed.isError && (
        <ErrorState onRetry={() => void feed.refetch()} busy={feed.isFetching}>
          {feed.error.message}
        </ErrorState>
      )}
      {feed.isSuccess && (
        <div className="flex flex-col gap-4">
          <TextField
            label="Private link"
            hint="Add this link to your calendar app. Anyone with this link can see your calendar."
            name="feedUrl"
            readOnly
            value={feed.data.url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="main" onClick={() => void copy(feed.data.url, 'Link copied to clipboard!')}>
              Copy Link
            </Button>
            <Button busy={isRenewing} busyText="Renewing..." onClick={() => void renew()}>
              Reset Link
            </Button>
            <a href={studioPaths.calendarFile} download className={buttonStyle()}>
              Download file
            </a>
          </div>
        </div>
      )}
    </Dialog>
  )
}
