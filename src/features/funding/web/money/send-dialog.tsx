import { useState, type ReactNode } from 'react'
import { withConfirmation } from '#features/accounts/web.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { moneyTexts as texts } from '../../contract/money-texts.ts'
import { useSend } from './use-send.ts'

export type Ends = { onClose: () => void; onDone: () => Promise<unknown> }

type SendDialogProps = Ends & {
  title: string
  about?: string
  submitText: string
  send: () => Promise<unknown>
  children: ReactNode
}

/** Asks for a fresh second factor if the server wants one, and keeps what was typed if it fails. */
export function SendDialog({ title, about, submitText, send, onClose, onDone, children }: SendDialogProps) {
  const { submit, busy, failure } = useSend(
    () => withConfirmation(send),
    async () => {
      await onDone()
      onClose()
    },
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={about}
      actions={
        <Button variant="main" busy={busy} busyText={texts.sending} onClick={submit}>
          {submitText}
        </Button>
      }
    >
      {children}
      {failure !== undefined && (
        <Notice kind="failure" className="mt-4">
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}

type ReasonDialogProps = Omit<SendDialogProps, 'send' | 'children'> & {
  send: (reason: string) => Promise<unknown>
}

/** For what has to be explained. */
export function ReasonDialog({ send, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <SendDialog {...dialog} send={() => send(reason)}>
      <TextField
        label={texts.reason}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </SendDialog>
  )
}
