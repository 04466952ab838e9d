import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { featureTable, findCycle, renderFeatureTable } from './feature-table.ts'
import { plantedContentFaults } from './planted-content-faults.ts'
import { plantedImportFaults } from './planted-import-faults.ts'
import { checkLayers } from './layer-rules.ts'
import { soundTree } from './sound-tree.ts'
import { readSourceTree } from './source-tree.ts'

const root = join(import.meta.dirname, '../../..')

test('the real tree passes every rule', () => {
  const tree = readSourceTree(root)
  const { modules, violations } = checkLayers(tree)
  expect(modules).toBeGreaterThan(0)
  expect([...tree.keys()]).toContain('src/testing/layers/layer-rules.test.ts')
  expect(violations.map(({ path, message }) => `${path}: ${message}`)).toEqual([])
})

test('a sound tree passes every rule', () => {
  expect(checkLayers(new Map(Object.entries(soundTree)))).toEqual({ modules: 21, violations: [] })
})

describe('a planted violation is reported', () => {
  test.each([...plantedImportFaults, ...plantedContentFaults])('%s (%s)', (_claim, path, source, message) => {
    const { violations } = checkLayers(new Map(Object.entries({ ...soundTree, [path]: source })))
    expect(new Set(violations.map((violation) => violation.path))).toEqual(new Set([path]))
    expect(violations[0]?.message).toContain(message)
  })
})

test('a file that cannot be parsed is an error, not an empty module', () => {
  expect(() => checkLayers(new Map([['src/app/server/a.ts', 'import {']]))).toThrow('cannot be parsed')
})

describe('the feature table', () => {
  test('has no cycle', () => {
    expect(findCycle(featureTable)).toBeUndefined()
  })

  test('detects a cycle', () => {
    const table = { ...featureTable, accounts: { admin: 'whole' } } as const
    expect(findCycle(table)).toEqual(['accounts', 'admin', 'accounts'])
  })

  test('names only features that it lists', () => {
    const named = Object.values(featureTable).flatMap((others) => Object.keys(others))
    expect(named.filter((name) => !Object.hasOwn(featureTable, name))).toEqual([])
  })

  test('matches ARCHITECTURE.md', () => {
    const [quoted] =
      /^```feature-table\n[^]*?^```$/m.exec(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')) ?? []
    expect(quoted).toBe(renderFeatureTable())
  })
})
