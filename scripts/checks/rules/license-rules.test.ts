import { describe, expect, test } from 'vitest'
import { satisfies } from './license-expression.ts'
import { findForbiddenLicenses, findProduction, type Lock } from './license-rules.ts'

const check = (lock: Lock, installed?: string) => findForbiddenLicenses(lock, () => installed)
const locked = (
  name: string,
  license: string | undefined,
  kind: 'dependencies' | 'devDependencies',
): Lock => ({
  '': { [kind]: { [name]: '1' } },
  [`node_modules/${name}`]: license === undefined ? {} : { license },
})

describe('a production dependency', () => {
  test.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'LGPL-2.1',
    'SSPL-1.0',
    'MPL-2.0',
    'OFL-1.1',
    'UNLICENSED',
    'SEE LICENSE IN x',
    'MIT AND GPL-3.0',
  ])('under %s is rejected by name', (license) => {
    expect(check(locked('left', license, 'dependencies'))).toEqual([`left (production): ${license}`])
  })

  test('without a license is rejected', () => {
    expect(check(locked('left', undefined, 'dependencies'))).toEqual(['left (production): no license stated'])
  })

  test.each(['MIT', '(MIT OR CC0-1.0)', 'GPL-3.0 OR MIT', '(MIT AND Zlib)'])(
    'under %s is allowed',
    (license) => {
      expect(check(locked('left', license, 'dependencies'))).toEqual([])
    },
  )

  test('missing from the lock file is judged by its package.json', () => {
    expect(check(locked('left', undefined, 'dependencies'), 'GPL-2.0')).toEqual([
      'left (production): GPL-2.0',
    ])
  })
})

test('a font may keep its own license', () => {
  expect(check(locked('@fontsource-variable/geist', 'OFL-1.1', 'dependencies'))).toEqual([])
})

test('a development tool may use a file-level copyleft license', () => {
  expect(check(locked('tool', 'MPL-2.0', 'devDependencies'))).toEqual([])
  expect(check(locked('tool', 'AGPL-3.0', 'devDependencies'))).toEqual(['tool (development): AGPL-3.0'])
})

test('dependencies of a production dependency are production, in the copy it loads', () => {
  const lock: Lock = {
    '': { dependencies: { shop: '1' }, devDependencies: { tool: '1' } },
    'node_modules/shop': {
      dependencies: { '@a/till': '1' },
      peerDependencies: { coin: '1', tool: '1' },
      peerDependenciesMeta: { tool: { optional: true } },
    },
    'node_modules/shop/node_modules/@a/till': { dependencies: { coin: '1' } },
    'node_modules/@a/till': {},
    'node_modules/coin': {},
    'node_modules/tool': {},
  }
  expect([...findProduction(lock)].toSorted()).toEqual([
    'node_modules/coin',
    'node_modules/shop',
    'node_modules/shop/node_modules/@a/till',
  ])
})

test('parses an expression to its end', () => {
  const isMit = (id: string) => id === 'MIT'
  expect(satisfies('MIT OR (GPL-2.0 AND MIT)', isMit)).toBe(true)
  expect(satisfies('(MIT OR GPL-2.0) AND BSD', isMit)).toBe(false)
  expect(satisfies('MIT WITH strings-attached', isMit)).toBe(false)
  expect(satisfies('MIT perhaps', isMit)).toBe(false)
  expect(satisfies('(MIT', isMit)).toBe(false)
  expect(satisfies('', isMit)).toBe(false)
})
