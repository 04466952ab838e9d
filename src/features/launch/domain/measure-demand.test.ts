import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askBands, checkBands, offerBands } from '../contract/demand-bands.ts'
import { measureDemand, measurePublicDemand } from './measure-demand.ts'

const contents = ['film', 'music', 'games']
const returns = ['roi', 'rewards']

const side = (groups: string[], bands: object) =>
  fc.uniqueArray(
    fc.record({
      group: fc.constantFrom(...groups),
      band: fc.constantFrom(...Object.keys(bands)),
      people: fc.integer({ min: 0, max: 35 }),
    }),
    { selector: ({ group, band }) => `${group} ${band}` },
  )
const counts = fc.record({
  asks: side(contents, askBands),
  offers: side(returns, offerBands),
  investors: side(['angel'], checkBands),
})

test('two creators who ask for $2k to $5k each, against three backers with $250 to $1k each', () => {
  const demand = measureDemand({
    asks: [{ group: 'film', band: '2k-5k', people: 2 }],
    offers: [{ group: 'roi', band: '250-1k', people: 3 }],
    investors: [{ group: 'angel', band: '100k-250k', people: 1 }],
  })
  expect(demand.asks.money).toEqual({ from: 4000, to: 10_000 })
  expect(demand.offers.money).toEqual({ from: 750, to: 3000 })
  expect(demand.covered).toEqual({ from: 0.075, to: 0.75 })
})

test('a band without an upper end leaves the range open instead of guessing', () => {
  const one = (band: string, other: string) =>
    measureDemand({
      asks: [{ group: 'film', band, people: 1 }],
      offers: [{ group: 'roi', band: other, people: 1 }],
      investors: [],
    }).covered
  expect(one('50k-plus', '250-1k')).toEqual({ from: 0, to: 0.02 })
  expect(one('2k-5k', '5k-plus')).toEqual({ from: 1, to: null })
  expect(one('under-2k', '50-250')).toEqual({ from: 0.025, to: null })
})

test('without creators or without backers, nothing is covered or uncovered', () => {
  expect(measureDemand({ asks: [], offers: [], investors: [] }).covered).toBeNull()
})

test('any real amounts within the bands give a coverage within the range', () => {
  const amount = ({ from, to }: { from: number; to: number | null }, part: number) =>
    from + ((to ?? from * 10) - from) * part
  fc.assert(
    fc.property(counts, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const { covered } = measureDemand(all)
      if (!covered) return
      const sum = (cells: typeof all.asks, bands: Record<string, { from: number; to: number | null }>) =>
        cells.reduce((total, { band, people }) => total + people * amount(bands[band]!, part), 0)
      const real = sum(all.offers, offerBands) / sum(all.asks, askBands)
      if (Number.isNaN(real)) return
      expect(real).toBeGreaterThanOrEqual(covered.from * (1 - 1e-9))
      expect(real).toBeLessThanOrEqual((covered.to ?? Infinity) * (1 + 1e-9))
    }),
  )
})

test('investors in the company change nothing in what creators ask and backers offer', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const { investors: _ones, ...demand } = measureDemand(all)
      const { investors: _none, ...without } = measureDemand({ ...all, investors: [] })
      expect(demand).toEqual(without)
      expect(measurePublicDemand(all)).not.toHaveProperty('investors')
    }),
  )
})

test('in public, no cell and no total counts fewer than ten people', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const { asks, offers } = measurePublicDemand(all)
      for (const shown of [asks, offers]) {
        for (const { people } of shown.cells) expect(people).toBeGreaterThanOrEqual(10)
        // A total says nothing that the cells don't.
        expect(shown.people).toBe(shown.cells.reduce((sum, { people }) => sum + people, 0))
      }
    }),
  )
})

test('in public, nothing changes while fewer than ten people join or leave a group', () => {
  const anyPart = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 100, maxLength: 100 })
  fc.assert(
    fc.property(counts, anyPart, (all, parts) => {
      // The same full tens, with any other remainder in every cell, empty or not.
      const other = (cells: typeof all.asks, groups: string[], bands: object) =>
        groups.flatMap((group, row) =>
          Object.keys(bands).map((band, column) => {
            const people = cells.find((cell) => cell.group === group && cell.band === band)?.people ?? 0
            return { group, band, people: Math.floor(people / 10) * 10 + (parts[row * 5 + column] ?? 0) }
          }),
        )
      const byName = ({ asks, offers, covered }: ReturnType<typeof measurePublicDemand>) => ({
        asks: { ...asks, cells: new Set(asks.cells.map((cell) => JSON.stringify(cell))) },
        offers: { ...offers, cells: new Set(offers.cells.map((cell) => JSON.stringify(cell))) },
        covered,
      })
      const changed = {
        asks: other(all.asks, contents, askBands),
        offers: other(all.offers, returns, offerBands),
      }
      expect(byName(measurePublicDemand(changed))).toEqual(byName(measurePublicDemand(all)))
    }),
  )
})
