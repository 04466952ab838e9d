import { expect, test } from 'vitest'
import { batchReads } from './batch-reads.ts'

test('what is asked for at the same time is read together, each in its place', async () => {
  const asked: number[][] = []
  const double = batchReads((numbers: number[]) => {
    asked.push(numbers)
    return Promise.resolve(numbers.map((number) => number * 2))
  })
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(asked).toEqual([[1, 2, 3], [4]])
})

test('a stuck read holds up no later one', async () => {
  const find = batchReads(([key]: string[]) =>
    key === 'stuck' ? new Promise<string[]>(() => {}) : Promise.resolve([`found ${key}`]),
  )
  void find('stuck')
  await new Promise(setImmediate)
  expect(await find('other')).toBe('found other')
})

test('a failed read fails for everyone who shared it', async () => {
  const find = batchReads((): Promise<string[]> => Promise.reject(new Error('lost')))
  const results = await Promise.allSettled([find('one'), find('other')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
