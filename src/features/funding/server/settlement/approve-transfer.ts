import type { CurrentUser } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { readBalance } from '#features/ledger/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import {
  transferMessages as messages,
  type TransferApproval,
  type TransferProposal,
} from '../../contract/transfers.ts'
import { canPayOut } from '../../contract/transfer-choices.ts'
import { feeOf, neededApprovals } from '../../domain/pledge-rules.ts'
import { lockCampaign, type CampaignRow } from '../campaigns/campaign.store.ts'
import { unknownCampaign } from '../campaigns/own-campaigns.routes.ts'
import { campaignSettlement } from './settlement-job.ts'
import { lockPledges } from './settlement.store.ts'
import {
  addTransfer,
  changeTransfer,
  findTransfer,
  listTransfersIn,
  lockTransfer,
  type TransferRow,
} from './transfer.store.ts'

export type Person = Pick<CurrentUser, 'id' | 'email'>
type Deps = { database: Database; jobs: Jobs; rules: RulePack }

/** Proposes to refund a pledge of a funded campaign, or to pay out after an earlier proposal was rejected. */
export const proposeTransfer = (
  { database, rules }: Deps,
  campaignId: string,
  person: Person,
  proposal: TransferProposal,
): Promise<TransferRow> =>
  database.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId)
    if (!campaign || campaign.status === 'draft') throw unknownCampaign()
    // After the payout only if it was taken back, or more money has come since.
    const isPossible = proposal.kind === 'payout' ? canPayOut(campaign.status) : campaign.status === 'funded'
    if (!isPossible) throw new AppError('ABORTED', messages.notFunded)
    const open = await listTransfersIn(tx, campaignId, ['proposed', 'approved'])
    if (open.some(({ kind }) => kind === 'payout' || proposal.kind === 'payout'))
      throw new AppError('ABORTED', messages.open)
    const added = await addTransfer(tx, await describe(tx, campaign, proposal, rules))
    await recordTransfer(tx, 'transfer_proposed', added, person)
    return added
  })

async function describe(
  tx: Db,
  campaign: CampaignRow,
  { kind, pledgeId, reason }: TransferProposal,
  rules: RulePack,
) {
  const { id: campaignId } = campaign
  const currency = campaign.currency as Currency
  const common = { campaignId, kind, reason, currency }
  if (kind === 'payout') {
    const amountMinor = await readBalance(tx, { campaignId, kind: 'escrow', currency })
    if (amountMinor === 0) throw new AppError('ABORTED', messages.notFunded)
    return { ...common, amountMinor, feeMinor: feeOf(amountMinor, rules) }
  }
  const [pledge] = pledgeId === null ? [] : await lockPledges(tx, [pledgeId])
  if (!pledge || pledge.campaignId !== campaignId || pledge.status !== 'charged')
    throw new AppError('ABORTED', messages.notCharged)
  return { ...common, pledgeId, amountMinor: pledge.amountMinor, feeMinor: 0 }
}

/**
 * Approves a payout or refund. Large ones need a second person, who has to enter the same account: so a wrong or
 * changed one is noticed.
 */
export const approveTransfer = (
  { database, jobs, rules }: Deps,
  id: string,
  person: Person,
  approval: TransferApproval,
): Promise<TransferRow> =>
  database.transaction(async (tx) => {
    const { transfer, campaign } = await requireProposed(tx, id)
    if (campaign.ownerId === person.id) throw new AppError('PERMISSION_DENIED', messages.own)
    if (approval.amountMinor !== transfer.amountMinor) throw new AppError('ABORTED', messages.changed)
    if (transfer.kind === 'payout' && approval.destination === '')
      throw invalid('destination', messages.destination)
    if (transfer.firstApproverId === person.id) throw new AppError('PERMISSION_DENIED', messages.secondPerson)
    const isFirst = transfer.firstApproverId === null
    if (!isFirst && transfer.destination !== approval.destination)
      throw invalid('destination', messages.otherDestination)
    const isEnough = !isFirst || neededApprovals(transfer.amountMinor, rules) === 1
    const changed = await changeTransfer(tx, id, {
      ...(isFirst
        ? { firstApproverId: person.id, destination: approval.destination }
        : { secondApproverId: person.id }),
      ...(isEnough && { status: 'approved' }),
    })
    await recordTransfer(tx, 'transfer_approved', changed, person)
    if (isEnough) await jobs.send(tx, campaignSettlement, { campaignId: transfer.campaignId })
    return changed
  })

/** The opposite of {@link approveTransfer}; one person is enough. */
export const rejectTransfer = ({ database }: Deps, id: string, person: Person, reason: string) =>
  database.transaction(async (tx) => {
    await requireProposed(tx, id)
    const changed = await changeTransfer(tx, id, { status: 'rejected', reason })
    await recordTransfer(tx, 'transfer_rejected', changed, person)
    return changed
  })

/** The campaign is locked first, as everywhere, so that two processes never wait for each other. */
export async function lockWithCampaign(tx: Db, id: string) {
  const found = await findTransfer(tx, id)
  const campaign = found && (await lockCampaign(tx, found.campaignId))
  const transfer = await lockTransfer(tx, id)
  if (!transfer || !campaign) throw new AppError('NOT_FOUND', messages.unknown)
  return { transfer, campaign }
}

async function requireProposed(tx: Db, id: string) {
  const locked = await lockWithCampaign(tx, id)
  if (locked.transfer.status !== 'proposed') throw new AppError('ABORTED', messages.decided)
  return locked
}

const invalid = (field: string, message: string) =>
  new AppError('INVALID_ARGUMENT', message, { details: { fields: { [field]: message } } })

type Action = 'transfer_proposed' | 'transfer_approved' | 'transfer_rejected' | 'transfer_reversed'

export async function recordTransfer(
  tx: Db,
  action: Action,
  transfer: TransferRow,
  { email: actorEmail }: Person,
) {
  const { id, kind, campaignId, amountMinor, currency, status, reason } = transfer
  const details = { kind, campaign: campaignId, amountMinor, currency, status, reason }
  await writeAudit(tx, { actorEmail, action, subject: `transfer/${id}`, details })
}
