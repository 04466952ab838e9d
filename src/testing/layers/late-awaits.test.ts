import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findLateAwaits } from './late-awaits.ts'
import { isTestOrTesting, readSourceTree } from './source-tree.ts'

const root = join(import.meta.dirname, '../../..')

test('no promise in the product is unhandled while something else is awaited', () => {
  const modules = [...readSourceTree(root)].filter(
    ([path]) => /^src\/.*\.tsx?$/.test(path) && !isTestOrTesting(path) && !path.endsWith('.d.ts'),
  )
  expect(modules.length).toBeGreaterThan(300)
  const late = modules.flatMap(([path, source]) =>
    findLateAwaits(path, source).map((fault) => `${path}: ${fault}`),
  )
  expect(late).toEqual([])
})

const inside = (body: string) => findLateAwaits('a.ts', `async function a() {\n${body}\n}`)

test.each([
  'const one = read()\nconst two = await count()\nawait one',
  'const many = list.map(async (each) => read(each))\nconst two = await count()\nreturn Promise.resolve(await Promise.all(many))',
  'const one = read()\nfor await (const part of stream()) use(part)\nawait Promise.all([one, read()])',
  'const many = list.map(read)\nawait count()\nawait Promise.allSettled([...many])',
])('finds a promise that is awaited late in %j', (body) => {
  expect(inside(body)).toHaveLength(1)
})

test.each([
  'const [one, two] = await Promise.all([read(), count()])',
  'const one = read()\nawait one\nawait count()',
  'const one = read()\nconst both = await Promise.all([one, count()])\nawait read()',
  'const one = read()\none.catch(() => {})\nawait count()\nawait one',
  'const one = read().catch(() => undefined)\nawait count()\nawait one',
  'const one = name()\nawait count(one)\nawait read(one)',
  'const one = read()\nconst later = async () => { await count() }\nawait one',
])('%j is fine', (body) => {
  expect(inside(body)).toEqual([])
})
