import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Broadcast } from '../contract/broadcasts.ts'
import type { BroadcastStatus } from '../contract/choices.ts'
import { broadcastTexts as texts } from '../contract/messages.ts'
import { allows } from '../domain/broadcast-state.ts'
import { broadcastApi } from './broadcast-api.ts'
import type { Editing } from './broadcast-editor.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

const tones: Record<BroadcastStatus, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'accent',
  sending: 'accent',
  paused: 'warn',
  sent: 'gain',
  canceled: 'neutral',
}

type BroadcastRowProps = {
  broadcast: Broadcast
  canWrite: boolean
  onEdit: (editing: Editing) => void
  onChange: () => Promise<unknown>
}

export function BroadcastRow({ broadcast, canWrite, onEdit, onChange }: BroadcastRowProps) {
  const { subject, status, list, audience, timing, scheduledAt, counts } = broadcast
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold break-words">{subject}</h3>
        <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {[
          texts.lists[list],
          ...(audience ? [texts.audiences[audience]] : []),
          texts.timings[timing],
          ...(scheduledAt ? [formatDateTime(scheduledAt)] : []),
        ].join(' · ')}
      </p>
      {status !== 'draft' && <p className="mt-1 text-sm tabular-nums">{texts.counts(counts)}</p>}
      {canWrite && <RowActions {...{ broadcast, onEdit, onChange }} />}
    </li>
  )
}

function RowActions({ broadcast, onEdit, onChange }: Omit<BroadcastRowProps, 'canWrite'>) {
  const { id, subject, status } = broadcast
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<'delete' | 'stop' | 'schedule'>()
  const one = broadcastApi[':id']
  const param = { id }

  async function run(request: Promise<unknown>) {
    setBusy(true)
    try {
      await request
    } catch (error) {
      toast({ kind: 'failure', text: (error as Error).message })
    } finally {
      setBusy(false)
      await onChange()
    }
  }

  const remove = async () => {
    await unwrap(one.$delete({ param }))
    await onChange()
  }
  const stop = async () => {
    await unwrap(one.stop.$post({ param }))
    await onChange()
  }
  return (
    <div role="group" aria-label={texts.actions(subject)} className="mt-3 flex flex-wrap gap-2">
      {allows(status, 'schedule') && (
        <Button variant="main" onClick={() => setAsking('schedule')}>
          {texts.schedule}
        </Button>
      )}
      {allows(status, 'edit') && (
        <Button onClick={() => onEdit({ kind: 'draft', broadcast })}>{texts.edit}</Button>
      )}
      {allows(status, 'pause') && (
        <Button busy={busy} onClick={() => void run(unwrap(one.pause.$post({ param })))}>
          {texts.pause}
        </Button>
      )}
      {allows(status, 'resume') && (
        <Button busy={busy} onClick={() => void run(unwrap(one.resume.$post({ param })))}>
          {texts.resume}
        </Button>
      )}
      <Button onClick={() => onEdit({ kind: 'copy', broadcast })}>{texts.duplicate}</Button>
      {allows(status, 'stop') && <Button onClick={() => setAsking('stop')}>{texts.stop}</Button>}
      {allows(status, 'edit') && <Button onClick={() => setAsking('delete')}>{texts.remove}</Button>}
      {asking === 'schedule' && (
        <ScheduleDialog broadcast={broadcast} onClose={() => setAsking(undefined)} onChange={onChange} />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={() => setAsking(undefined)}
        title={texts.deleteTitle}
        onConfirm={remove}
      >
        {texts.deleteText(subject)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'stop'}
        onOpenChange={() => setAsking(undefined)}
        title={texts.stopTitle}
        confirmText={texts.stop}
        busyText={texts.busy}
        onConfirm={stop}
      >
        {texts.stopText}
      </ConfirmDialog>
    </div>
  )
}
