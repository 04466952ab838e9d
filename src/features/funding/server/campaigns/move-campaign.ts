import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import {
  isOpenStatus,
  reviewChecks,
  type CampaignAction,
  type CampaignActor,
  type FundingMode,
  type RecordedAction,
} from '../../contract/campaign-choices.ts'
import type { CampaignContent } from '../../contract/campaign-content.ts'
import { campaignMessages as messages, draftMessages } from '../../contract/campaign-messages.ts'
import { latestDeadline } from '../../domain/deadline.ts'
import { checkMove } from '../../domain/life-cycle.ts'
import { isMaterialChange, readContent } from '../../domain/read-content.ts'
import { isVerified } from '../creators/creator.store.ts'
import {
  addVersion,
  changeCampaign,
  draftOf,
  findVersion,
  lockCampaign,
  recordMove,
  type CampaignChange,
  type CampaignRow,
} from './campaign.store.ts'

export type Mover = { actor: CampaignActor; id: string | null; email: string }

type Move = {
  /** Undefined for a job, which sees the newest state anyway. */
  revision?: number
  mover: Mover
  reason?: string
  mode: FundingMode
  /** Of the rules about pledges. */
  minOpenDays?: number
  now: number
}

/** Moves a campaign along its life cycle, or says why not. */
export async function moveCampaign(
  tx: Db,
  id: string,
  action: CampaignAction,
  { revision, mover, reason = '', mode, minOpenDays = 0, now }: Move,
): Promise<CampaignRow> {
  const campaign = await requireLocked(tx, id, mover, revision)
  const content = readContent(draftOf(campaign), campaign.cover, now)
  const deadline = campaign.deadline?.getTime()
  const published = campaign.version === null ? undefined : await findVersion(tx, id, campaign.version)
  // What visitors see counts, not a change that still waits.
  const { timeZone } = published ?? draftOf(campaign)
  const result = checkMove({
    status: campaign.status,
    action,
    actor: mover.actor,
    mode,
    now,
    deadline,
    latestDeadline: latestDeadline(now, timeZone),
    minOpenDays,
    isComplete: content.ok,
    isChecked: reviewChecks.every((each) => campaign.checklist.includes(each)),
    isVerified: campaign.ownerId !== null && (await isVerified(tx, campaign.ownerId)),
    reason,
  })
  if (!result.ok) throw refuseMove(result.problem, content.ok ? {} : content.fields)
  const publishing = action === 'open' && content.ok ? await publish(tx, campaign, content.content, now) : {}
  const submitting = action === 'submit' ? { submittedAt: new Date(now), checklist: [] } : {}
  const changed = await changeCampaign(tx, id, { status: result.to, ...publishing, ...submitting })
  await record(tx, campaign, { action, to: result.to, mover, reason })
  return changed
}

/** Sends a published campaign's changes to the team, takes them back, or decides about them. */
export async function moveChange(
  tx: Db,
  id: string,
  action: 'submit-change' | 'withdraw-change' | 'approve-change' | 'ask-change',
  { revision, mover, reason = '', now }: Move,
): Promise<CampaignRow> {
  const campaign = await requireLocked(tx, id, mover, revision)
  const isWaiting = campaign.changeStatus === 'submitted'
  if (!isOpenStatus(campaign.status) || isWaiting !== (action !== 'submit-change'))
    throw refuseMove('not-possible')
  if (action === 'ask-change' && reason.trim() === '') throw refuseMove('reason')
  const content = readContent(draftOf(campaign), campaign.cover, now)
  const isPublishing = action === 'approve-change'
  // Asking about a change or withdrawing it has to work for one that no longer meets the rules.
  if (isPublishing || action === 'submit-change') {
    if (!content.ok) throw refuseMove('complete', content.fields)
    await requireSameCurrency(tx, campaign, content.content)
  }
  if (isPublishing && !reviewChecks.every((each) => campaign.checklist.includes(each)))
    throw refuseMove('checklist')
  const changed = await changeCampaign(tx, id, {
    ...(isPublishing && content.ok ? await publish(tx, campaign, content.content, now) : {}),
    changeStatus: action === 'submit-change' ? 'submitted' : action === 'ask-change' ? 'changes-asked' : null,
    ...(action === 'submit-change' && { submittedAt: new Date(now), checklist: [] }),
  })
  await record(tx, campaign, { action, to: campaign.status, mover, reason })
  return changed
}

/** Amounts in two currencies can't be added up, and a pledge can't be charged in another one. */
async function requireSameCurrency(tx: Db, { id, version }: CampaignRow, { currency }: CampaignContent) {
  const published = version === null ? undefined : await findVersion(tx, id, version)
  if (published && published.currency !== currency)
    throw refuseMove('complete', { currency: draftMessages.currency(published.currency) })
}

/** Adds an immutable version and copies what lists show. */
async function publish(
  tx: Db,
  campaign: CampaignRow,
  content: CampaignContent,
  now: number,
): Promise<CampaignChange> {
  const number = (campaign.version ?? 0) + 1
  const before = campaign.version === null ? undefined : await findVersion(tx, campaign.id, campaign.version)
  const isMaterial = before === undefined || isMaterialChange(before, content)
  await addVersion(tx, campaign.id, { number, content, isMaterial })
  const { title, summary, category, models, currency, goalMinor, creatorName } = content
  return {
    version: number,
    ...(isMaterial && { materialVersion: number }),
    title,
    summary,
    category,
    models,
    currency,
    goalMinor,
    creatorName,
    deadline: new Date(content.deadline),
    hasCover: content.cover !== null,
    publishedAt: campaign.publishedAt ?? new Date(now),
  }
}

async function requireLocked(tx: Db, id: string, mover: Mover, revision: number | undefined) {
  const campaign = await lockCampaign(tx, id)
  // A foreign campaign is as unknown as one that doesn't exist.
  if (!campaign || (mover.actor === 'creator' && campaign.ownerId !== mover.id))
    throw new AppError('NOT_FOUND', messages.unknown)
  if (mover.actor === 'team' && campaign.ownerId === mover.id)
    throw new AppError('PERMISSION_DENIED', messages.ownReview)
  if (revision !== undefined && campaign.revision !== revision)
    throw new AppError('ABORTED', messages.changed)
  return campaign
}

function refuseMove(problem: keyof typeof messages.moves, fields: Record<string, string> = {}) {
  const message = messages.moves[problem]
  if (problem === 'complete') return new AppError('INVALID_ARGUMENT', message, { details: { fields } })
  return new AppError(
    problem === 'not-allowed' || problem === 'verified' ? 'PERMISSION_DENIED' : 'ABORTED',
    message,
  )
}

type Recorded = { action: RecordedAction; to: CampaignRow['status']; mover: Mover; reason: string }

async function record(tx: Db, campaign: CampaignRow, { action, to, mover, reason }: Recorded) {
  const { id, status } = campaign
  const { actor, id: actorId, email } = mover
  await recordMove(tx, { campaignId: id, action, fromStatus: status, toStatus: to, actor, actorId, reason })
  // Entries outlive accounts, so a creator's address stays out of them.
  const actorEmail = actor === 'team' ? email : actor
  const details = { action, from: status, to }
  await writeAudit(tx, { actorEmail, action: 'campaign_moved', subject: `campaign/${id}`, details })
}
