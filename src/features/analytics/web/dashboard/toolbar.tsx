import Download from 'lucide-react/icons/download'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmedDownload, withConfirmation } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { reportPaths, type ReportWindow, reportWindows } from '../../contract/reports.ts'

import { reportApi } from './report-api.ts'
import { classes } from '#platform/web/ui/classes.ts'

const labels: Record<ReportWindow, string> = { '24h': '24 h', '7d': '7 d', '30d': '30 d' }

/** One window applies to the whole page. */
type WindowChoiceProps = { value: ReportWindow | undefined; onChange: (next: ReportWindow) => void }

function WindowChoice({ value, onChange }: WindowChoiceProps) {
  return (
    <div role="group" aria-label="Time window" className="flex rounded-md border border-edge p-0.5">
      {reportWindows.map((window) => (
        <button
          key={window}
          type="button"
          aria-pressed={window === value}
          onClick={() => onChange(window)}
          className={classes(
            'min-h-10 min-w-14 rounded-sm px-3 text-sm font-semibold transition-colors',
            window === value ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink',
          )}
        >
          {labels[window]}
        </button>
      ))}
    </div>
  )
}

type ToolbarProps = {
  /** Undefined if another range is chosen. */
  window: ReportWindow | undefined
  onWindow: (next: ReportWindow) => void
  onRefresh: () => void
  busy: boolean
  /** Another choice of the range. */
  children?: ReactNode
  share?: ReactNode
}

export function Toolbar({ window, onWindow, onRefresh, busy, children, share }: ToolbarProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <WindowChoice value={window} onChange={onWindow} />
      {children}
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <Button busy={busy} busyText="Refresh" onClick={onRefresh}>
          {!busy && <RotateCw size={16} aria-hidden="true" />}
          {!busy && 'Refresh'}
        </Button>
        {share}
        <ConfirmedDownload href={reportPaths.exported} className={buttonStyle('plain')}>
          <Download size={16} aria-hidden="true" />
          Export Data
        </ConfirmedDownload>
        <ClearData />
      </div>
    </div>
  )
}

function ClearData() {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const clear = async () => {
    await withConfirmation(() => unwrap(reportApi.analytics.$delete()))
    await client.invalidateQueries({ queryKey: ['analytics'] })
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trash2 size={16} aria-hidden="true" />
        Clear Data
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Clear all analytics?"
        confirmText="Clear Data"
        busyText="Clearing..."
        onConfirm={clear}
      >
        This deletes all events and totals, for every time window and the whole team. It can’t be undone;
        export the data first if you might need it.
      </ConfirmDialog>
    </>
  )
}
