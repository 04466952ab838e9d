import { useState, type ReactNode } from 'react'
import { withConfirmation } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { moneyTexts as texts } from '../../contract/money-texts.ts'
import type { Settlement, Transfer } from '../../contract/transfers.ts'
import { formatAmount } from '../../domain/money.ts'
import { settlementApi } from './settlement-api.ts'

type Ends = { onClose: () => void; onDone: () => Promise<unknown> }

export function ProposePayout({ settlement, ...ends }: Ends & { settlement: Settlement }) {
  const [reason, setReason] = useState('')
  const { id, title } = settlement
  return (
    <TransferDialog
      {...ends}
      title={texts.proposeTitle(title)}
      about={texts.proposeAbout}
      submitText={texts.propose}
      send={() =>
        unwrap(
          settlementApi.campaigns[':id'].transfers.$post({
            param: { id },
            json: { kind: 'payout', pledgeId: null, reason },
          }),
        )
      }
    >
      <TextField
        label={texts.reason}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </TransferDialog>
  )
}

export function ApproveTransfer({ transfer, ...ends }: Ends & { transfer: Transfer }) {
  const { id, kind, amountMinor } = transfer
  const [destination, setDestination] = useState('')
  return (
    <TransferDialog
      {...ends}
      title={texts.approveTitle(describe(transfer))}
      about={texts.approveAbout}
      submitText={texts.approve}
      send={() =>
        unwrap(
          settlementApi.transfers[':id'].approvals.$post({
            param: { id },
            json: { amountMinor, destination },
          }),
        )
      }
    >
      {kind === 'payout' && (
        <TextField
          label={texts.destination}
          value={destination}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setDestination(event.currentTarget.value)}
        />
      )}
    </TransferDialog>
  )
}

export function RejectTransfer({ transfer, ...ends }: Ends & { transfer: Transfer }) {
  const { id } = transfer
  const [reason, setReason] = useState('')
  return (
    <TransferDialog
      {...ends}
      title={texts.rejectTitle(describe(transfer))}
      submitText={texts.reject}
      send={() => unwrap(settlementApi.transfers[':id'].rejection.$put({ param: { id }, json: { reason } }))}
    >
      <TextField
        label={texts.reason}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </TransferDialog>
  )
}

const describe = ({ kind, amountMinor, currency }: Transfer) =>
  `${texts.kinds[kind].toLowerCase()} of ${formatAmount({ minor: amountMinor, currency })}`

type TransferDialogProps = Ends & {
  title: string
  about?: string
  submitText: string
  send: () => Promise<unknown>
  children: ReactNode
}

/** Asks for a fresh second factor if the server wants one, and keeps what was typed if it fails. */
function TransferDialog({ title, about, submitText, send, onClose, onDone, children }: TransferDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function submit() {
    setBusy(true)
    setFailure(undefined)
    try {
      await withConfirmation(send)
      await onDone()
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={about}
      actions={
        <Button variant="main" busy={busy} busyText={texts.sending} onClick={() => void submit()}>
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
