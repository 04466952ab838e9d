import { expect, test } from 'vitest'
import { readCountries } from './read-countries.ts'

test('no outline of a country crosses the whole map', () => {
  for (const { name, rings } of readCountries())
    for (const ring of rings)
      ring.forEach(([longitude], at) => {
        const step = at === 0 ? 0 : Math.abs(longitude - ring[at - 1]![0])
        expect(step, name).toBeLessThan(180)
      })
})

test('Russia stays east of Europe', () => {
  const { rings } = readCountries().find(({ name }) => name === 'Russia')!
  const mainland = rings.toSorted((a, b) => b.length - a.length)[0]!
  expect(Math.min(...mainland.map(([longitude]) => longitude))).toBeGreaterThan(20)
})
