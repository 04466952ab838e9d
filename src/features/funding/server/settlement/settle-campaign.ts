import { readBalance } from '#features/ledger/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Currency, FundingMode } from '../../contract/campaign-choices.ts'
import type { PledgeStatus } from '../../contract/pledge-choices.ts'
import { settlementTexts as texts } from '../../contract/pledge-messages.ts'
import { canPayOut } from '../../contract/transfer-choices.ts'
import { isSuccess } from '../../domain/money.ts'
import { findCampaign, type CampaignRow } from '../campaigns/campaign.store.ts'
import { moveCampaign } from '../campaigns/move-campaign.ts'
import type { PledgeRow } from '../pledges/pledge.store.ts'
import { sendShares } from '../repayment/send-shares.ts'
import { applyOutcomes, chargeKey, endPledges, type SettlementDeps } from './apply-outcomes.ts'
import { refundPledges } from './refund-pledges.ts'
import { proposePayout, runTransfers } from './run-transfers.ts'
import { countInStates, listOutdated, listPledges } from './settlement.store.ts'

const batchSize = 500
const system = { actor: 'system', id: null, email: 'system' } as const

type Deps = SettlementDeps & { mode: FundingMode }

/**
 * Does what is due for a campaign, one batch after the other. Each batch asks the provider first and then writes
 * its answers in one transaction, so that it can be repeated after a crash at any point.
 */
export async function settleCampaign(deps: Deps, campaignId: string, signal?: AbortSignal): Promise<void> {
  const campaign = await findCampaign(deps.database.db, campaignId)
  if (campaign?.status === 'settling') {
    await chargeCampaign(deps, campaign, signal)
    if (await decide(deps, campaign)) await settleCampaign(deps, campaignId, signal)
  } else if (campaign?.status === 'failed')
    await eachBatch(deps, campaign, 'charged', signal, (rows) => refundPledges(deps, campaignId, rows))
  else if (campaign?.status === 'closed')
    await eachBatch(deps, campaign, 'active', signal, (rows) =>
      endPledges(deps, campaignId, rows, { from: 'active', to: 'canceled' }),
    )
  if (campaign && canPayOut(campaign.status)) await runTransfers(deps, campaign, system)
  if (campaign?.status === 'delivering' || campaign?.status === 'closed')
    await sendShares(deps, campaignId, signal)
}

async function chargeCampaign(deps: Deps, campaign: CampaignRow, signal: AbortSignal | undefined) {
  const { id: campaignId, fixUntil } = campaign
  for (;;) {
    const outdated = await listOutdated(deps.database.db, campaignId, batchSize)
    await endPledges(deps, campaignId, outdated, { from: 'active', to: 'dropped' })
    if (outdated.length < batchSize) break
  }
  await eachBatch(deps, campaign, 'active', signal, async (rows) => {
    const charges = rows.map((row) => {
      const { methodId, amountMinor, currency } = row
      return { key: chargeKey(row), methodId, amountMinor, currency }
    })
    await applyOutcomes(deps, await deps.provider.charge(charges))
  })
  await eachBatch(deps, campaign, 'charging', signal, async (rows) => {
    const asked = rows.map((row) => ({ key: chargeKey(row), reference: row.chargeReference ?? '' }))
    await applyOutcomes(deps, await deps.provider.readCharges(asked))
  })
  if (fixUntil !== null && fixUntil.getTime() <= (await deps.provider.now()))
    await eachBatch(deps, campaign, 'fixing', signal, (rows) =>
      endPledges(deps, campaignId, rows, { from: 'fixing', to: 'dropped' }),
    )
}

/** Pages by ID, so that a pledge that stays in its state isn't tried twice in a run. */
async function eachBatch(
  { database: { db } }: Deps,
  { id }: CampaignRow,
  status: PledgeStatus,
  signal: AbortSignal | undefined,
  run: (rows: PledgeRow[]) => Promise<unknown>,
) {
  for (let after: string | undefined; ;) {
    signal?.throwIfAborted()
    const rows = await listPledges(db, id, status, { after, limit: batchSize })
    if (rows.length > 0) await run(rows)
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id
  }
}

/** Once every pledge is paid or over: funded or failed, by what was collected. */
async function decide({ database, rules, provider, mode }: Deps, { id }: CampaignRow): Promise<boolean> {
  const now = await provider.now()
  return database.transaction(async (tx) => {
    const open = await countInStates(tx, id, ['active', 'charging', 'fixing'])
    const campaign = await findCampaign(tx, id)
    if (open > 0 || campaign?.status !== 'settling') return false
    const collectedMinor = await readCollected(tx, campaign)
    const isFunded = isSuccess(collectedMinor, campaign.goalMinor)
    const reason = isFunded ? texts.funded : texts.failed
    await moveCampaign(tx, id, isFunded ? 'fund' : 'fail', { mover: system, reason, mode, now })
    if (isFunded) await proposePayout(tx, campaign, collectedMinor, rules)
    return true
  })
}

const readCollected = (db: Db, { id: campaignId, currency }: CampaignRow) =>
  readBalance(db, { campaignId, kind: 'escrow', currency: currency as Currency })
