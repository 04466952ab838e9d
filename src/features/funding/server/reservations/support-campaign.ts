import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { isOpenStatus, isPublicStatus, type FundingMode } from '../../contract/campaign-choices.ts'
import { reservationMessages as messages } from '../../contract/campaign-messages.ts'
import { pledgeMessages } from '../../contract/pledge-messages.ts'
import type { ReservationInput } from '../../contract/reservations.ts'
import { findReservationProblem } from '../../domain/check-reservation.ts'
import {
  findCampaignBySlug,
  findPublished,
  lockCampaign,
  type CampaignRow,
} from '../campaigns/campaign.store.ts'
import { unknownCampaign } from '../campaigns/own-campaigns.routes.ts'
import { ask, cancelReservation, findReservation, putReservation } from './reservation.store.ts'

/** Drafts are as unknown as campaigns that don't exist. */
export async function requirePublic(db: Db, slug: string) {
  const found = (await findPublic(db, [slug])).get(slug)
  if (!found) throw unknownCampaign()
  return found
}

/** Campaigns that the public can see, by the last part of their address. */
export async function findPublic(db: Db, slugs: readonly string[]) {
  const found = await findPublished(db, slugs)
  return new Map(
    found.flatMap(({ campaign, content }) => {
      const { slug, version, status, creatorName } = campaign
      if (version === null || !isPublicStatus(status)) return []
      // The name of a deleted account is only replaced in the campaign.
      return [[slug, { campaign, content: { ...content, creatorName }, version }] as const]
    }),
  )
}

/** Reserves, or changes the reservation. The campaign is locked, so that a fixed limit holds. */
export const reserve = (
  { database, mode }: { database: Database; mode: FundingMode },
  slug: string,
  userId: string,
  input: ReservationInput,
  now: number,
) =>
  database.transaction(async (tx) => {
    const { campaign, content, version } = await lockPublic(tx, slug)
    if (campaign.ownerId === userId) throw new AppError('PERMISSION_DENIED', messages.own)
    if (mode !== 'reservations' && campaign.status === 'live')
      throw new AppError('ABORTED', pledgeMessages.reservationsOver)
    const own = await findReservation(tx, campaign.id, userId)
    const reservedMinor = campaign.reservedMinor - (own?.amountMinor ?? 0)
    const { status } = campaign
    const problem = findReservationProblem(input, { status, content, version, reservedMinor, now })
    if (problem)
      throw problem.kind === 'invalid'
        ? new AppError('INVALID_ARGUMENT', problem.message, {
            details: { fields: { [problem.field]: problem.message } },
          })
        : new AppError('ABORTED', problem.message)
    return putReservation(tx, campaign.id, userId, input)
  })

/** Possible as long as the page exists, because a reservation binds no one. */
export const unreserve = (database: Database, slug: string, userId: string) =>
  database.transaction(async (tx) => {
    const { campaign } = await lockPublic(tx, slug)
    if (!(await cancelReservation(tx, campaign.id, userId))) throw new AppError('NOT_FOUND', messages.none)
  })

export const askQuestion = (database: Database, slug: string, userId: string, question: string) =>
  database.transaction(async (tx) => {
    const { campaign } = await lockPublic(tx, slug)
    requireOpen(campaign)
    await ask(tx, campaign.id, userId, question)
  })

function requireOpen({ status, deadline }: CampaignRow) {
  if (!isOpenStatus(status) || (deadline !== null && deadline.getTime() <= Date.now()))
    throw new AppError('ABORTED', messages.closed)
}

async function lockPublic(tx: Db, slug: string) {
  const found = await findCampaignBySlug(tx, slug)
  if (found) await lockCampaign(tx, found.id)
  return requirePublic(tx, slug)
}
