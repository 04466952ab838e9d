import { askBands, checkBands, offerBands, type MoneyRange } from '../contract/demand-bands.ts'
import type { Demand, DemandSide, TeamDemand } from '../contract/demand.ts'

export type DemandCounts = Record<'asks' | 'offers' | 'investors', readonly DemandSide['cells'][number][]>

/** Exact, for the team. */
export const measureDemand = ({ asks, offers, investors }: DemandCounts): TeamDemand => ({
  ...compare(measureSide(asks, askBands), measureSide(offers, offerBands)),
  investors: measureSide(investors, checkBands),
})

/** Fewer people than this are never shown. */
const smallestGroup = 10

/**
 * For everyone: every count is rounded down to full tens before anything is added up, so neither a cell nor a
 * difference between totals tells anything about fewer than ten people. Without investors in the company.
 */
export function measurePublicDemand({ asks, offers }: Pick<DemandCounts, 'asks' | 'offers'>): Demand {
  return compare(measureSide(asks.map(roundDown), askBands), measureSide(offers.map(roundDown), offerBands))
}

const roundDown = <Cell extends { people: number }>(cell: Cell): Cell => ({
  ...cell,
  people: Math.floor(cell.people / smallestGroup) * smallestGroup,
})

const compare = (asks: DemandSide, offers: DemandSide): Demand => ({
  asks,
  offers,
  covered: asks.people > 0 && offers.people > 0 ? divide(offers.money, asks.money) : null,
})

function measureSide(cells: DemandCounts['asks'], bands: Readonly<Record<string, MoneyRange>>): DemandSide {
  const shown = cells.filter(({ band, people }) => people > 0 && Object.hasOwn(bands, band))
  const money = shown.map(({ band, people }) => multiply(bands[band] ?? { from: 0, to: 0 }, people))
  return {
    cells: shown,
    people: shown.reduce((sum, { people }) => sum + people, 0),
    money: money.reduce(add, { from: 0, to: 0 }),
  }
}

const multiply = ({ from, to }: MoneyRange, times: number): MoneyRange => ({
  from: from * times,
  to: to === null ? null : to * times,
})

const add = (one: MoneyRange, other: MoneyRange): MoneyRange => ({
  from: one.from + other.from,
  to: one.to === null || other.to === null ? null : one.to + other.to,
})

/** The least offers against the most asks, and the most offers against the least asks. */
const divide = (offers: MoneyRange, asks: MoneyRange): MoneyRange => ({
  from: asks.to === null ? 0 : offers.from / asks.to,
  to: offers.to === null || asks.from === 0 ? null : offers.to / asks.from,
})
