import { expect, test } from 'vitest'
import { readCountries } from './find-country.ts'

const lines = [
  '1.0.0.0,1.0.0.255,AU',
  '"1.0.1.0","1.0.3.255","CN"\r',
  '10.0.0.0,10.255.255.255,ZZ',
  'first,last,country',
  '',
  '223.255.254.0,255.255.255.255,SG',
  '2001:200::,2001:200:ffff:ffff:ffff:ffff:ffff:ffff,JP',
  '2a00:1:2:3::,2a00:1:2:3:ffff:ffff:ffff:ffff,DE',
]

test.each([
  ['1.0.0.0', 'AU'],
  ['1.0.0.255', 'AU'],
  ['1.0.2.7', 'CN'],
  ['1.0.4.0', undefined],
  ['0.255.255.255', undefined],
  ['10.1.2.3', undefined],
  ['255.255.255.255', 'SG'],
  ['2001:200::1', 'JP'],
  ['2001:200:ffff:ffff::1', 'JP'],
  ['2001:201::', undefined],
  ['2a00:1:2:3:4:5:6:7', 'DE'],
  ['::1', undefined],
  ['1::2::3', undefined],
  ['unknown', undefined],
  ['', undefined],
])('%s is in %s, however the list is sorted', (address, country) => {
  expect(readCountries(lines.join('\n'))?.(address)).toBe(country)
  expect(readCountries(lines.toReversed().join('\n'))?.(address)).toBe(country)
})

test('a list of more ranges than the first arrays hold is read whole', () => {
  const ranges = Array.from(
    { length: 5000 },
    (_, at) => `9.${at >> 8}.${at & 255}.0,9.${at >> 8}.${at & 255}.9,FR`,
  )
  const find = readCountries(ranges.join('\n'))
  expect([find?.('9.0.0.9'), find?.('9.19.135.1'), find?.('9.19.135.10')]).toEqual(['FR', 'FR', undefined])
})

test('a file without ranges is recognized', () => {
  expect(readCountries('country,code\nFrance,FR\n')).toBeUndefined()
})
