import { createHash } from 'node:crypto'
import { post, release } from '#features/ledger/server.ts'
import type { PaymentProvider } from '#features/payments/server.ts'
import { declineTexts } from '#features/payments/contract/test-cards.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { pledgeMessages as messages } from '../../contract/pledge-messages.ts'
import type { PledgeInput } from '../../contract/pledges.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import { lockCampaign } from '../campaigns/campaign.store.ts'
import { unknownCampaign } from '../campaigns/own-campaigns.routes.ts'
import { requirePublic } from '../reservations/support-campaign.ts'
import { canCancel, inLedger, invalidCard, requirePledgeable } from './pledge-checks.ts'
import { addToTotals, changePledge, findPledge, type PledgeRow } from './pledge.store.ts'
import type { Method, PledgeReader, PledgeWriter } from './write-pledges.ts'

export type PledgeDeps = { database: Database; provider: PaymentProvider | undefined; rules: RulePack }

/** Promises money, or changes the promise. A card is checked and saved, but nothing is charged. */
export async function pledge(
  deps: PledgeDeps & { read: PledgeReader; write: PledgeWriter },
  slug: string,
  userId: string,
  input: PledgeInput,
) {
  const provider = requireProvider(deps)
  // Refused before the provider hears of it, and checked again below, where nothing can change any more.
  const [now, found] = await Promise.all([provider.now(), deps.read({ slug, userId })])
  if (!found) throw unknownCampaign()
  const { earlier } = found
  requirePledgeable(input, { ...found, now }, userId, earlier, deps.rules)
  const method =
    input.card === null ? undefined : await saveCard(provider, found.campaign.id, userId, input.card, earlier)
  if (!method && !earlier) throw invalidCard(messages.card)
  const stored = await deps.write({ found, userId, input, method, provider: provider.name, now })
  return { ...stored, now }
}

/** Takes the promise back, while the rules allow it. */
export async function unpledge(deps: PledgeDeps, slug: string, userId: string) {
  const now = await requireProvider(deps).now()
  return deps.database.transaction(async (tx) => {
    const { campaign } = await lockPublic(tx, slug)
    const own = await findPledge(tx, campaign.id, userId)
    if (!own || own.status === 'canceled') throw new AppError('NOT_FOUND', messages.none)
    if (!canCancel(own, campaign, deps.rules, now)) throw new AppError('ABORTED', messages.tooLate)
    return { row: await cancelPledge(tx, own), campaign, now }
  })
}

/** The campaign is locked by the caller. */
export async function cancelPledge(tx: Db, own: PledgeRow): Promise<PledgeRow> {
  await post(tx, [release(inLedger(own), own.revision)])
  await addToTotals(tx, [{ campaignId: own.campaignId, minor: -own.amountMinor, pledgeCount: -1 }])
  return changePledge(tx, own.id, { status: 'canceled' })
}

export function requireProvider({ provider }: Pick<PledgeDeps, 'provider'>): PaymentProvider {
  if (!provider) throw new AppError('ABORTED', messages.noMoney)
  return provider
}

/** The key makes a double click one card, and a card that is entered again a new one. */
export async function saveCard(
  provider: PaymentProvider,
  campaignId: string,
  userId: string,
  card: string,
  earlier: Pick<PledgeRow, 'attempt'> | undefined,
): Promise<Method> {
  const holder = holderOf(campaignId, userId)
  const key = `method:${holder}:${earlier?.attempt ?? 1}:${card}`
  const saved = await provider.saveMethod({ key, holder, token: card }).catch(failToReach)
  if (saved.status === 'declined') throw invalidCard(declineTexts[saved.reason])
  return { methodId: saved.methodId, cardLabel: saved.label }
}

/** Hashed, because the provider keeps it after the account is deleted. */
export const holderOf = (campaignId: string, userId: string): string =>
  createHash('sha256').update(`${campaignId}:${userId}`).digest('base64url')

export function failToReach(cause: unknown): never {
  throw new AppError('UNAVAILABLE', messages.unreachable, { cause })
}

export async function lockPublic(tx: Db, slug: string) {
  const { campaign } = await requirePublic(tx, slug)
  await lockCampaign(tx, campaign.id)
  return requirePublic(tx, slug)
}
