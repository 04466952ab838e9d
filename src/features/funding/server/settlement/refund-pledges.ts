import { post, refund } from '#features/ledger/server.ts'
import { inLedger } from '../pledges/pledge-checks.ts'
import type { PledgeRow } from '../pledges/pledge.store.ts'
import type { SettlementDeps } from './apply-outcomes.ts'
import { lockPledges, markPledges } from './settlement.store.ts'

/** Gives everything back. What the provider can't refund now stays charged, and the job fails to try again. */
export async function refundPledges(
  { database, provider }: Pick<SettlementDeps, 'database' | 'provider'>,
  campaignId: string,
  charged: readonly PledgeRow[],
): Promise<void> {
  const refunds = charged.map(({ id, chargeReference, amountMinor, currency }) => ({
    key: `refund:${id}`,
    reference: chargeReference ?? '',
    amountMinor,
    currency,
  }))
  const done = await provider.refund(refunds)
  const ids = charged.map(({ id }) => id).filter((id) => done.has(`refund:${id}`))
  await database.transaction(async (tx) => {
    const rows = (await lockPledges(tx, ids)).filter(({ status }) => status === 'charged')
    await post(
      tx,
      rows.map((row) => refund(inLedger(row))),
    )
    await markPledges(
      tx,
      rows.map(({ id }) => ({ id, status: 'refunded' })),
    )
  })
  if (ids.length < charged.length)
    throw new Error(`${charged.length - ids.length} refunds of campaign ${campaignId} have to be tried again`)
}
