import { expect, test } from 'vitest'
import { readCountries } from './read-countries.ts'

test('no outline of a country crosses the whole map', () => {
  const crossing = readCountries().filter(({ rings }) => rings.some(crossesMap))
  expect(crossing.map(({ name }) => name)).toEqual([])
})

const crossesMap = (ring: readonly (readonly [number, number])[]) =>
  ring.some(([longitude], at) => at > 0 && Math.abs(longitude - ring[at - 1]![0]) >= 180)

test('Russia stays east of Europe', () => {
  const { rings } = readCountries().find(({ name }) => name === 'Russia')!
  const mainland = rings.toSorted((a, b) => b.length - a.length)[0]!
  expect(Math.min(...mainland.map(([longitude]) => longitude))).toBeGreaterThan(20)
})
