import type { PersonLine } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isPublicStatus, type Currency } from '../contract/campaign-choices.ts'
import { campaignPaths } from '../contract/campaign-paths.ts'
import { statusTexts, supportLines as texts } from '../contract/campaign-texts.ts'
import { pledgeStatusTexts } from '../contract/pledge-choices.ts'
import { formatAmount } from '../domain/money.ts'
import { listOwnCampaigns } from './campaigns/campaign.store.ts'
import { listPledgesOf } from './pledges/pledge.store.ts'
import { listReservationsOf } from './reservations/reservation.store.ts'

/** The campaigns of an account, and what it reserved and pledged. */
export async function listSupportLines(db: Db, userId: string): Promise<PersonLine[]> {
  const own = (await listOwnCampaigns(db, userId)).map(({ createdAt, status, title, slug }) => ({
    at: createdAt,
    text: texts.created,
    detail: title === '' ? statusTexts[status] : `${title} · ${statusTexts[status]}`,
    ...(isPublicStatus(status) && { to: campaignPaths.page(slug) }),
  }))
  const reserved = (await listReservationsOf(db, userId)).map(({ reservation, title, slug }) => ({
    at: reservation.createdAt,
    text: texts.reserved(amountOf(reservation)),
    detail: reservation.canceledAt ? `${title} · ${texts.canceled}` : title,
    to: campaignPaths.page(slug),
  }))
  const pledged = (await listPledgesOf(db, userId)).map(({ pledge, campaign: { title, slug } }) => ({
    at: pledge.createdAt,
    text: texts.pledged(amountOf(pledge)),
    detail: `${title} · ${pledgeStatusTexts[pledge.status]}`,
    to: campaignPaths.page(slug),
  }))
  return [...own, ...reserved, ...pledged]
}

const amountOf = ({ amountMinor: minor, currency }: { amountMinor: number; currency: string }) =>
  formatAmount({ minor, currency: currency as Currency })
