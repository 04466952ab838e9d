import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { moneyTexts as texts } from '../../contract/money-texts.ts'
import type { Settlement, Transfer } from '../../contract/transfers.ts'
import { formatAmount } from '../../domain/money.ts'
import { ReasonDialog, SendDialog, type Ends } from './send-dialog.tsx'
import { settlementApi } from './settlement-api.ts'

export function ProposePayout({ settlement, ...ends }: Ends & { settlement: Settlement }) {
  const { id, title } = settlement
  return (
    <ReasonDialog
      {...ends}
      title={texts.proposeTitle(title)}
      about={texts.proposeAbout}
      submitText={texts.propose}
      send={(reason) =>
        unwrap(
          settlementApi.campaigns[':id'].transfers.$post({
            param: { id },
            json: { kind: 'payout', pledgeId: null, reason },
          }),
        )
      }
    />
  )
}

export function ApproveTransfer({ transfer, ...ends }: Ends & { transfer: Transfer }) {
  const { id, kind, amountMinor } = transfer
  const [destination, setDestination] = useState('')
  return (
    <SendDialog
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
    </SendDialog>
  )
}

export function RejectTransfer({ transfer, ...ends }: Ends & { transfer: Transfer }) {
  const { id } = transfer
  return (
    <ReasonDialog
      {...ends}
      title={texts.rejectTitle(describe(transfer))}
      submitText={texts.reject}
      send={(reason) =>
        unwrap(settlementApi.transfers[':id'].rejection.$put({ param: { id }, json: { reason } }))
      }
    />
  )
}

export function ReversePayout({ transfer, ...ends }: Ends & { transfer: Transfer }) {
  const { id } = transfer
  return (
    <ReasonDialog
      {...ends}
      title={texts.reverseTitle(describe(transfer))}
      about={texts.reverseAbout}
      submitText={texts.reverse}
      send={(reason) =>
        unwrap(settlementApi.transfers[':id'].reversal.$post({ param: { id }, json: { reason } }))
      }
    />
  )
}

const describe = ({ kind, amountMinor, currency }: Transfer) =>
  `${texts.kinds[kind].toLowerCase()} of ${formatAmount({ minor: amountMinor, currency })}`
