import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPatterns } from './patterns/list-patterns.ts'
import { findSlowInput } from './patterns/find-slow-input.ts'
import { isModule, isTestOrTesting, readSourceTree } from './layers/source-tree.ts'

const root = join(import.meta.dirname, '..', '..')
const product = [...readSourceTree(root)].filter(
  ([path]) => path.startsWith('src/') && isModule(path) && !isTestOrTesting(path),
)
const patterns = product.flatMap(([path, source]) => listPatterns(path, source))

test('every regular expression of the product is found', () => {
  expect(patterns.length).toBeGreaterThan(100)
})

test.each(patterns)('$path: /$source/$flags takes linear time', ({ source, flags }) => {
  expect(findSlowInput(new RegExp(source, flags))).toBeUndefined()
})

test.each([/(a+)+$/, /\s+$/, /(^|[;\n])([\s"]*)(?==)/g, /<.*>/, /^(\w|_)*$/])(
  'a pattern that starts over again and again is noticed: %s',
  (pattern) => {
    expect(findSlowInput(pattern)).toEqual(expect.any(String))
  },
)
