import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withConfirmation } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { Broadcast } from '../contract/broadcasts.ts'
import { broadcastTexts as texts } from '../contract/messages.ts'
import { broadcastApi } from './broadcast-api.ts'

type ScheduleDialogProps = { broadcast: Broadcast; onClose: () => void; onChange: () => Promise<unknown> }

/** The last question before an email goes out, with how many people will get it. */
export function ScheduleDialog({ broadcast, onClose, onChange }: ScheduleDialogProps) {
  const [at, setAt] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isOnce = broadcast.timing === 'once'
  const preview = useQuery({
    queryKey: ['admin', 'broadcast-recipients', broadcast.id, broadcast.updatedAt],
    queryFn: () => unwrap(broadcastApi.preview.$post({ json: broadcast })),
    gcTime: 0,
  })

  async function send() {
    setBusy(true)
    setFailure(undefined)
    try {
      const scheduledAt = at === '' ? null : new Date(at).toISOString()
      const json = { updatedAt: broadcast.updatedAt, scheduledAt }
      await withConfirmation(() =>
        unwrap(broadcastApi[':id'].schedule.$post({ param: { id: broadcast.id }, json })),
      )
      await onChange()
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  const count = preview.data?.recipients ?? 0
  const actions = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button
        variant="main"
        busy={busy}
        busyText={texts.busy}
        disabled={!preview.isSuccess}
        onClick={() => void send()}
      >
        {texts.send}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isOnce && preview.isSuccess ? texts.confirmTitle(count) : texts.confirmStart}
      actions={actions}
    >
      {preview.isPending && <Spinner />}
      {preview.isError && (
        <ErrorState onRetry={() => void preview.refetch()} busy={preview.isFetching}>
          {preview.error.message}
        </ErrorState>
      )}
      <p className="mb-4 text-ink-soft">{isOnce ? texts.confirmText : texts.confirmStartText}</p>
      <TextField
        label={texts.scheduleAt}
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.currentTarget.value)}
      />
      {failure !== undefined && (
        <Notice kind="failure" className="mt-4">
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
