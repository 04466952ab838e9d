import { randomUUID } from 'node:crypto'
import { authorize, openAccounts, post, release } from '#features/ledger/server.ts'
import type { PaymentProvider } from '#features/payments/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { batchWrites } from '#platform/server/database/batch-writes.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { CampaignContent } from '../../contract/campaign-content.ts'
import { pledgeMessages as messages } from '../../contract/pledge-messages.ts'
import type { PledgeInput } from '../../contract/pledges.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import { findVersion, lockCampaigns, type CampaignRow } from '../campaigns/campaign.store.ts'
import { unknownCampaign } from '../campaigns/own-campaigns.routes.ts'
import { findPublic } from '../reservations/support-campaign.ts'
import { inLedger, invalidCard, requirePledgeable, type Situation } from './pledge-checks.ts'
import { addToTotals, findPledges, putPledges, type PledgeRow } from './pledge.store.ts'

export type Method = { methodId: string; cardLabel: string }

/** A pledge that was checked once, without a lock. */
export type AskedPledge = {
  found: { campaign: CampaignRow; content: CampaignContent; version: number }
  userId: string
  input: PledgeInput
  /** Undefined keeps the card of the earlier pledge. */
  method: Method | undefined
  provider: PaymentProvider['name']
  now: number
}

export type StoredPledge = { row: PledgeRow; campaign: CampaignRow }

/** Finds a campaign and a person's pledge in it. Those who ask at the same time share the statements. */
export const createPledgeReader = ({ db }: Database) =>
  batchWrites(async (asked: { slug: string; userId: string }[]) => {
    const found = await findPublic(db, [...new Set(asked.map(({ slug }) => slug))])
    const pairs = asked.flatMap(({ slug, userId }) => {
      const campaignId = found.get(slug)?.campaign.id
      return campaignId === undefined ? [] : [{ campaignId, userId }]
    })
    const pledges = await findPledges(db, pairs)
    return asked.map(({ slug, userId }) => {
      const one = found.get(slug)
      return one && { ...one, earlier: pledges.get(keyOf(one.campaign.id, userId)) }
    })
  })

/**
 * Writes pledges. Those that arrive together share a transaction, because each locks its campaign: one after the
 * other, they would wait for each other's commit.
 */
export function createPledgeWriter(database: Database, rules: RulePack) {
  const write = batchWrites((asked: AskedPledge[]) => writeTogether(database, rules, asked))
  return async (asked: AskedPledge): Promise<StoredPledge> => {
    const result = await write(asked)
    if (result instanceof AppError) throw result
    return result
  }
}

export type PledgeReader = ReturnType<typeof createPledgeReader>
export type PledgeWriter = ReturnType<typeof createPledgeWriter>

type Decided = { row: PledgeRow; isChanged: boolean; posted: ReturnType<typeof authorize>[] }

const writeTogether = (database: Database, rules: RulePack, asked: AskedPledge[]) =>
  database.transaction(async (tx) => {
    const campaigns = await lockPublished(tx, asked)
    const pledges = await findPledges(tx, asked.map(pairOf))
    const before = new Map(campaigns)
    const changed = new Map<string, PledgeRow>()
    const posted: Decided['posted'] = []
    const results = asked.map((one) => {
      const { campaignId, userId } = pairOf(one)
      const key = keyOf(campaignId, userId)
      const own = pledges.get(key)
      const decided = decide(one, campaigns.get(campaignId), own, rules)
      if (decided instanceof AppError) return decided
      if (decided.isChanged) changed.set(key, decided.row)
      posted.push(...decided.posted)
      pledges.set(key, decided.row)
      // The next one in this batch counts what this one has taken.
      addTo(campaigns, decided.row, own)
      return key
    })
    const opened = [...before].filter(([, { campaign }]) => campaign.pledgeCount === 0)
    await openAccounts(
      tx,
      opened.flatMap(
        ([
          campaignId,
          {
            content: { currency },
          },
        ]) =>
          (['cards', 'promises', 'backers', 'escrow'] as const).map((kind) => ({
            campaignId,
            kind,
            currency,
          })),
      ),
    )
    await putPledges(tx, [...changed.values()])
    await post(tx, posted)
    await addToTotals(
      tx,
      [...campaigns].map(([campaignId, { campaign }]) => {
        const earlier = before.get(campaignId)!.campaign
        return {
          campaignId,
          minor: campaign.pledgedMinor - earlier.pledgedMinor,
          pledgeCount: campaign.pledgeCount - earlier.pledgeCount,
        }
      }),
    )
    return results.map((result): StoredPledge | AppError => {
      if (result instanceof AppError) return result
      const row = pledges.get(result)!
      return { row, campaign: campaigns.get(row.campaignId)!.campaign }
    })
  })

type Published = Omit<Situation, 'now'>

/** Locked in one order, so that two processes never wait for each other in a circle. */
async function lockPublished(tx: Db, asked: readonly AskedPledge[]): Promise<Map<string, Published>> {
  const known = new Map(asked.map(({ found }) => [found.campaign.id, found]))
  const published = new Map<string, Published>()
  for (const campaign of await lockCampaigns(tx, [...known.keys()])) {
    const found = known.get(campaign.id)
    const { id, version } = campaign
    if (version === null || !found) continue
    // Versions never change, so only another one has to be read.
    const content = version === found.version ? found.content : await findVersion(tx, id, version)
    if (content) published.set(id, { campaign, content, version })
  }
  return published
}

function decide(
  { userId, input, method, provider, now }: AskedPledge,
  published: Published | undefined,
  own: PledgeRow | undefined,
  rules: RulePack,
): Decided | AppError {
  try {
    if (!published) throw unknownCampaign()
    const { campaign } = published
    const amountMinor = requirePledgeable(input, { ...published, now }, userId, own, rules)
    const { currency, model, version } = input
    const reward = model === 'rewards' ? input.reward : null
    const terms = { amountMinor, currency, model, reward, version, provider, ...method }
    if (own) return change(own, terms, now)
    if (!method) throw invalidCard(messages.card)
    const row = newPledge(campaign.id, userId, { ...terms, ...method }, now)
    return { row, isChanged: true, posted: [authorize(inLedger(row), row.revision)] }
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

type Terms = Pick<PledgeRow, 'amountMinor' | 'currency' | 'model' | 'reward' | 'version' | 'provider'>

const newPledge = (campaignId: string, userId: string, terms: Terms & Method, now: number): PledgeRow => ({
  id: randomUUID(),
  campaignId,
  userId,
  status: 'active',
  revision: 1,
  attempt: 1,
  declineReason: null,
  chargeReference: null,
  delivery: null,
  pledgedAt: new Date(now),
  createdAt: new Date(),
  updatedAt: new Date(),
  ...terms,
})

function change(own: PledgeRow, terms: Terms & Partial<Method>, now: number): Decided {
  const isActive = own.status === 'active'
  const updatedAt = new Date()
  if (isActive && own.amountMinor === terms.amountMinor) {
    const isSame = (Object.keys(terms) as (keyof typeof terms)[]).every((name) => own[name] === terms[name])
    return isSame
      ? { row: own, isChanged: false, posted: [] }
      : { row: { ...own, ...terms, updatedAt }, isChanged: true, posted: [] }
  }
  const restored = isActive ? {} : { status: 'active' as const, pledgedAt: new Date(now) }
  const row: PledgeRow = { ...own, ...terms, ...restored, revision: own.revision + 1, updatedAt }
  const before = isActive ? [release(inLedger(own), own.revision)] : []
  return { row, isChanged: true, posted: [...before, authorize(inLedger(row), row.revision)] }
}

function addTo(campaigns: Map<string, Published>, row: PledgeRow, own: PledgeRow | undefined) {
  const published = campaigns.get(row.campaignId)!
  const { campaign } = published
  const wasActive = own?.status === 'active'
  campaigns.set(row.campaignId, {
    ...published,
    campaign: {
      ...campaign,
      pledgedMinor: campaign.pledgedMinor + row.amountMinor - (wasActive ? own.amountMinor : 0),
      pledgeCount: campaign.pledgeCount + (wasActive ? 0 : 1),
    },
  })
}

const pairOf = ({ found, userId }: AskedPledge) => ({ campaignId: found.campaign.id, userId })

const keyOf = (campaignId: string, userId: string | null) => `${campaignId}:${userId}`
