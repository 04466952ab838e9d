import { reverse } from '#features/ledger/server.ts'
import type { PaymentProvider } from '#features/payments/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { transferMessages as messages } from '../../contract/transfers.ts'
import { requireProvider } from '../pledges/pledge-to-campaign.ts'
import { listReports } from '../repayment/revenue-report.store.ts'
import { lockWithCampaign, recordTransfer, type Person } from './approve-transfer.ts'
import { changeTransfer, type TransferRow } from './transfer.store.ts'

type Deps = { database: Database; provider: PaymentProvider | undefined }

/**
 * Takes back a payout that went wrong: the provider sends the money back, and the ledger gets the opposite. The
 * campaign can be paid out again.
 */
export async function reversePayout(
  deps: Deps,
  id: string,
  person: Person,
  reason: string,
): Promise<TransferRow> {
  const provider = requireProvider(deps)
  const { database } = deps
  const { reference, amountMinor, feeMinor, currency } = await database.transaction((tx) =>
    requireReversible(tx, id, person),
  )
  await provider.takeBackPayout({
    key: `payout-return:${id}`,
    reference: reference ?? '',
    amountMinor: amountMinor - feeMinor,
    currency,
  })
  return database.transaction(async (tx) => {
    const { transfer } = await lockWithCampaign(tx, id)
    // Another person was as quick; the provider has seen one key.
    if (transfer.status === 'reversed') return transfer
    await reverse(tx, `payout:${id}`, reason)
    const changed = await changeTransfer(tx, id, { status: 'reversed', reason })
    await recordTransfer(tx, 'transfer_reversed', changed, person)
    return changed
  })
}

async function requireReversible(tx: Db, id: string, person: Person): Promise<TransferRow> {
  const { transfer, campaign } = await lockWithCampaign(tx, id)
  if (campaign.ownerId === person.id) throw new AppError('PERMISSION_DENIED', messages.own)
  if (transfer.kind !== 'payout' || transfer.status !== 'done')
    throw new AppError('ABORTED', messages.notDone)
  const reports = await listReports(tx, campaign.id)
  if (reports.some(({ reversedAt }) => reversedAt === null)) throw new AppError('ABORTED', messages.reported)
  return transfer
}
