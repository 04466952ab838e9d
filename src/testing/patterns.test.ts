import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPatterns } from './patterns/list-patterns.ts'
import { findBacktracking } from './patterns/find-backtracking.ts'
import { isModule, isTestOrTesting, readSourceTree } from './layers/source-tree.ts'

const root = join(import.meta.dirname, '..', '..')
const product = [...readSourceTree(root)].filter(
  ([path]) => path.startsWith('src/') && isModule(path) && !isTestOrTesting(path),
)
const patterns = product.flatMap(([path, source]) => listPatterns(path, source))

test('finds every regular expression of the product', () => {
  expect(patterns.length).toBeGreaterThan(100)
})

test.each(patterns)('$path: /$source/$flags takes linear time', (pattern) => {
  expect(findBacktracking(pattern)).toBeUndefined()
})

test('checks an expression built from constants of its module', () => {
  const [built] = listPatterns(
    'a.ts',
    "const word = '(a+)+'\nexport const a = new RegExp(`^${word}` + '$', 'i')",
  )
  expect(built).toEqual({ path: 'a.ts', source: '^(a+)+$', flags: 'i' })
  expect(findBacktracking(built!)).toEqual(expect.any(String))
})

test.each([
  'export const a = (word: string) => new RegExp(word)',
  'export const a = (word: string) => RegExp(`^${word}$`)',
  "export const a = (flags: string) => new RegExp('a', flags)",
  "import { word } from './b.ts'\nexport const a = new RegExp(word)",
  "let word = 'a'\nexport const a = () => new RegExp(word)",
])('rejects an expression built from anything else: %j', (source) => {
  expect(() => listPatterns('a.ts', source)).toThrow('a.ts builds a regular expression')
})

test.each([/(a+)+$/, /\s+$/, /(^|[;\n])([\s"]*)(?==)/g, /<.*>/, /^(\w|_)*$/, /^(a|b|ab)*$/, /^\d*\w+$/])(
  'detects a pattern with backtracking: %s',
  (pattern) => {
    expect(findBacktracking(pattern)).toEqual(expect.any(String))
  },
)
