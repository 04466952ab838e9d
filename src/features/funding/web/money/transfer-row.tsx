import { useState } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { moneyTexts as texts } from '../../contract/money-texts.ts'
import type { Transfer } from '../../contract/transfers.ts'
import { formatAmount } from '../../domain/money.ts'
import { ApproveTransfer, RejectTransfer, ReversePayout } from './transfer-dialogs.tsx'

type TransferRowProps = {
  transfer: Transfer
  /** Whether the campaign is at a point where a payout can be taken back. */
  canReverse: boolean
  /** A report is about the payout, so it has to stay. */
  hasReports: boolean
  onChange: () => Promise<unknown>
}

/** Four eyes: each approval is one person's, and large amounts need two. */
export function TransferRow({ transfer, canReverse, hasReports, onChange }: TransferRowProps) {
  const { kind, status, amountMinor, feeMinor, currency, reason, destination } = transfer
  const [open, setOpen] = useState<'approve' | 'reject' | 'reverse'>()
  const isOpen = status === 'proposed' || status === 'approved'
  const isDonePayout = canReverse && kind === 'payout' && status === 'done'
  const money = (minor: number) => formatAmount({ minor, currency })
  const dialog = { transfer, onClose: () => setOpen(undefined), onDone: onChange }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 tabular-nums">
          <strong>
            {texts.kinds[kind]} {money(amountMinor)}
          </strong>
          <Badge tone={status === 'done' ? 'gain' : status === 'proposed' ? 'accent' : 'neutral'}>
            {texts.statuses[status]}
          </Badge>
        </p>
        <p className="break-words text-ink-soft">
          {[
            ...(isOpen ? [texts.approvals(transfer.approvals, transfer.neededApprovals)] : []),
            ...(feeMinor > 0 ? [texts.fee(money(feeMinor))] : []),
            ...(destination ? [texts.to(destination)] : []),
            ...(reason ? [reason] : []),
          ].join(' · ')}
        </p>
      </div>
      {status === 'proposed' && (
        <div className="flex gap-2">
          <Button onClick={() => setOpen('approve')}>{texts.approve}</Button>
          <Button variant="quiet" onClick={() => setOpen('reject')}>
            {texts.reject}
          </Button>
        </div>
      )}
      {isDonePayout && !hasReports && (
        <Button variant="quiet" onClick={() => setOpen('reverse')}>
          {texts.reverse}
        </Button>
      )}
      {isDonePayout && hasReports && <p className="basis-full text-ink-soft">{texts.reported}</p>}
      {open === 'reverse' && <ReversePayout {...dialog} />}
      {open === 'approve' && <ApproveTransfer {...dialog} />}
      {open === 'reject' && <RejectTransfer {...dialog} />}
    </li>
  )
}
