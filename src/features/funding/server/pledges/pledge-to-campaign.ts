import { createHash, randomUUID } from 'node:crypto'
import { authorise, openAccounts, post, release } from '#features/ledger/server.ts'
import type { PaymentProvider } from '#features/payments/server.ts'
import { declineTexts } from '#features/payments/contract/test-cards.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { CampaignContent } from '../../contract/campaign-content.ts'
import { pledgeMessages as messages } from '../../contract/pledge-messages.ts'
import type { PledgeInput } from '../../contract/pledges.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import { findPledgeProblem } from '../../domain/check-reservation.ts'
import { amountToTake, cancelUntil } from '../../domain/pledge-rules.ts'
import { lockCampaign, type CampaignRow } from '../campaigns/campaign.store.ts'
import { requirePublic } from '../reservations/support-campaign.ts'
import {
  addPledge,
  addToTotals,
  changePledge,
  findPledge,
  type PledgeChange,
  type PledgeRow,
} from './pledge.store.ts'

export type PledgeDeps = { database: Database; provider: PaymentProvider | undefined; rules: RulePack }

type Situation = { campaign: CampaignRow; content: CampaignContent; version: number; now: number }
type Method = { methodId: string; cardLabel: string }

/** Promises money, or changes the promise. A card is checked and saved, but nothing is charged. */
export async function pledge(deps: PledgeDeps, slug: string, userId: string, input: PledgeInput) {
  const { database } = deps
  const provider = requireProvider(deps)
  const now = await provider.now()
  // Refused before the provider hears of it, and checked again below, where nothing can change any more.
  const found = await requirePublic(database.db, slug)
  const earlier = await findPledge(database.db, found.campaign.id, userId)
  requirePledgeable(input, { ...found, now }, userId, earlier, deps.rules)
  const method =
    input.card === null ? undefined : await saveCard(provider, found.campaign.id, userId, input.card, earlier)
  if (!method && !earlier) throw invalidCard(messages.card)
  return database.transaction(async (tx) => {
    const situation = { ...(await lockPublic(tx, slug)), now }
    const own = await findPledge(tx, situation.campaign.id, userId)
    const amountMinor = requirePledgeable(input, situation, userId, own, deps.rules)
    const { currency, model, version } = input
    const reward = model === 'rewards' ? input.reward : null
    const terms = { amountMinor, currency, model, reward, version, provider: provider.name, ...method }
    return own
      ? change(tx, own, terms, now)
      : add(tx, situation.campaign, userId, { ...terms, ...requireMethod(method) }, now)
  })
}

/** Takes the promise back, while the rules allow it. */
export async function unpledge(deps: PledgeDeps, slug: string, userId: string) {
  const now = await requireProvider(deps).now()
  return deps.database.transaction(async (tx) => {
    const { campaign } = await lockPublic(tx, slug)
    const own = await findPledge(tx, campaign.id, userId)
    if (!own || own.status === 'canceled') throw new AppError('NOT_FOUND', messages.none)
    if (!canCancel(own, campaign, deps.rules, now)) throw new AppError('ABORTED', messages.tooLate)
    return cancelPledge(tx, own)
  })
}

/** The campaign is locked by the caller. */
export async function cancelPledge(tx: Db, own: PledgeRow): Promise<PledgeRow> {
  await post(tx, [release(inLedger(own), own.revision)])
  await addToTotals(tx, own.campaignId, -own.amountMinor, -1)
  return changePledge(tx, own.id, { status: 'canceled' })
}

export const canCancel = (own: PledgeRow, campaign: CampaignRow, rules: RulePack, now: number): boolean =>
  own.status === 'active' && campaign.status === 'live' && now < cancelUntilOf(own, campaign, rules)

export const cancelUntilOf = ({ pledgedAt }: PledgeRow, { deadline }: CampaignRow, rules: RulePack): number =>
  cancelUntil({ deadline: deadline?.getTime() ?? 0, pledgedAt: pledgedAt.getTime() }, rules)

export const inLedger = ({ id: pledgeId, campaignId, currency, amountMinor: amount }: PledgeRow) => ({
  campaignId,
  pledgeId,
  currency,
  amount,
})

export function requireProvider({ provider }: Pick<PledgeDeps, 'provider'>): PaymentProvider {
  if (!provider) throw new AppError('ABORTED', messages.noMoney)
  return provider
}

/** Returns the amount that the pledge takes. */
function requirePledgeable(
  input: PledgeInput,
  { campaign, content, version, now }: Situation,
  userId: string,
  own: PledgeRow | undefined,
  rules: RulePack,
): number {
  if (campaign.ownerId === userId) throw new AppError('PERMISSION_DENIED', messages.own)
  const current = own?.status === 'active' ? own.amountMinor : 0
  const reservedMinor = campaign.pledgedMinor - current
  const amountMinor = amountToTake(input, content, reservedMinor)
  const { status } = campaign
  const checked = { ...input, amountMinor }
  const problem = findPledgeProblem(checked, { status, content, version, reservedMinor, now })
  if (problem?.kind === 'invalid')
    throw new AppError('INVALID_ARGUMENT', problem.message, {
      details: { fields: { [problem.field]: problem.message } },
    })
  if (problem) throw new AppError('ABORTED', problem.message)
  // To lower a pledge is to cancel a part of it.
  if (own && amountMinor < current && !canCancel(own, campaign, rules, now))
    throw new AppError('ABORTED', messages.tooLate)
  return amountMinor
}

/** The key makes a double click one card, and a card that is entered again a new one. */
export async function saveCard(
  provider: PaymentProvider,
  campaignId: string,
  userId: string,
  card: string,
  earlier: Pick<PledgeRow, 'attempt'> | undefined,
): Promise<Method> {
  // Hashed, because the provider keeps it after the account is deleted.
  const holder = createHash('sha256').update(`${campaignId}:${userId}`).digest('base64url')
  const key = `method:${holder}:${earlier?.attempt ?? 1}:${card}`
  const saved = await provider.saveMethod({ key, holder, token: card })
  if (saved.status === 'declined') throw invalidCard(declineTexts[saved.reason])
  return { methodId: saved.methodId, cardLabel: saved.label }
}

const invalidCard = (message: string) =>
  new AppError('INVALID_ARGUMENT', message, { details: { fields: { card: message } } })

function requireMethod(method: Method | undefined): Method {
  if (!method) throw invalidCard(messages.card)
  return method
}

export async function lockPublic(tx: Db, slug: string) {
  const { campaign } = await requirePublic(tx, slug)
  await lockCampaign(tx, campaign.id)
  return requirePublic(tx, slug)
}

type Terms = Pick<PledgeRow, 'amountMinor' | 'currency' | 'model' | 'reward' | 'version' | 'provider'>

async function add(tx: Db, campaign: CampaignRow, userId: string, terms: Terms & Method, now: number) {
  const { id: campaignId } = campaign
  const pledgedAt = new Date(now)
  const added = await addPledge(tx, {
    id: randomUUID(),
    campaignId,
    userId,
    pledgedAt,
    status: 'active',
    ...terms,
  })
  // Without pledges it may have no accounts yet.
  if (campaign.pledgeCount === 0)
    await openAccounts(
      tx,
      (['cards', 'promises', 'backers', 'escrow'] as const).map((kind) => ({
        campaignId,
        kind,
        currency: terms.currency,
      })),
    )
  await post(tx, [authorise(inLedger(added), added.revision)])
  await addToTotals(tx, campaignId, added.amountMinor, 1)
  return added
}

async function change(
  tx: Db,
  own: PledgeRow,
  terms: Terms & Partial<Method>,
  now: number,
): Promise<PledgeRow> {
  const isActive = own.status === 'active'
  if (isActive && own.amountMinor === terms.amountMinor) {
    const isSame = (Object.keys(terms) as (keyof typeof terms)[]).every((name) => own[name] === terms[name])
    return isSame ? own : changePledge(tx, own.id, terms)
  }
  const restored: PledgeChange = isActive ? {} : { status: 'active', pledgedAt: new Date(now) }
  const changed = await changePledge(tx, own.id, { ...terms, ...restored, revision: own.revision + 1 })
  const before = isActive ? [release(inLedger(own), own.revision)] : []
  await post(tx, [...before, authorise(inLedger(changed), changed.revision)])
  const difference = changed.amountMinor - (isActive ? own.amountMinor : 0)
  await addToTotals(tx, own.campaignId, difference, isActive ? 0 : 1)
  return changed
}
