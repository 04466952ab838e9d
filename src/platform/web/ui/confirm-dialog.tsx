import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Names what will be deleted, and whether that can be undone. */
  children: ReactNode
  confirmText?: string
  busyText?: string
  onConfirm: () => unknown
}

/** Asks before a destructive action. Stays open and shows the error if it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    children,
    confirmText = 'Delete',
    busyText = 'Deleting...',
    onConfirm,
  } = props
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : "That didn't work. Please try again.")
    } finally {
      setBusy(false)
    }
  }

  const actions = (
    <>
      <Button onClick={() => onOpenChange(false)}>Cancel</Button>
      <Button variant="danger" busy={busy} busyText={busyText} onClick={() => void confirm()}>
        {confirmText}
      </Button>
    </>
  )
  return (
    <Dialog {...{ open, onOpenChange, title, actions }} size="sm" role="alertdialog">
      <div className="text-ink-soft">{children}</div>
      {failure !== undefined && (
        <Notice kind="failure" className="mt-4">
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
