import type { checkSizes, contributionSizes, fundingTargets } from '#features/forms/contract/choices.ts'

/** An amount in dollars that is only known to lie between two others; null is without an upper end. */
export type MoneyRange = { from: number; to: number | null }

type Bands<Choices> = Record<keyof Choices, MoneyRange>

const k = 1000

export const askBands: Bands<typeof fundingTargets> = {
  'under-2k': { from: 0, to: 2 * k },
  '2k-5k': { from: 2 * k, to: 5 * k },
  '5k-15k': { from: 5 * k, to: 15 * k },
  '15k-50k': { from: 15 * k, to: 50 * k },
  '50k-plus': { from: 50 * k, to: null },
}

export const offerBands: Bands<typeof contributionSizes> = {
  'under-50': { from: 0, to: 50 },
  '50-250': { from: 50, to: 250 },
  '250-1k': { from: 250, to: k },
  '1k-5k': { from: k, to: 5 * k },
  '5k-plus': { from: 5 * k, to: null },
}

export const checkBands: Bands<typeof checkSizes> = {
  '100k-250k': { from: 100 * k, to: 250 * k },
  '250k-1m': { from: 250 * k, to: 1000 * k },
  '1m-plus': { from: 1000 * k, to: null },
}
