import { expect, test } from 'vitest'
import { batchWrites } from './batch-writes.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

function recorder(refuse: (item: number) => boolean = () => false) {
  const batches: number[][] = []
  const add = batchWrites(async (items: number[]) => {
    batches.push(items)
    await pause()
    if (items.some(refuse)) throw new Error('refused')
    return items.map((item) => item * 10)
  })
  return { batches, add }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('writes a single item without waiting for others', async () => {
  const { batches, add } = recorder()
  expect(await add(1)).toBe(10)
  expect(await add(2)).toBe(20)
  expect(batches).toEqual([[1], [2]])
})

test('batches items that arrive in one turn or during a write, and returns each its own result', async () => {
  const { batches, add } = recorder()
  const first = [1, 2].map(add)
  await nextTurn()
  expect(await Promise.all([...first, ...[3, 4, 5].map(add)])).toEqual([10, 20, 30, 40, 50])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('starts the next write before resolving the previous one', async () => {
  const happened: string[] = []
  const add = batchWrites(async (items: number[]) => {
    // A pool also yields before it sends.
    await Promise.resolve()
    happened.push(`sent ${items.join()}`)
    await pause()
    return items
  })
  const answered = async (item: number) => happened.push(`answered ${await add(item)}`)
  const first = answered(1)
  await nextTurn()
  await Promise.all([first, answered(2)])
  expect(happened).toEqual(['sent 1', 'sent 2', 'answered 1', 'answered 2'])
})

test('an item that cannot be written does not fail the others', async () => {
  const { add } = recorder((item) => item === 3)
  const ends = await Promise.allSettled([1, 2, 3, 4].map(add))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await add(5)).toBe(50)
})

/** Sends three items in one turn; their batch is written, but its response gets lost. */
async function loseResponse(isRepeatable: boolean) {
  const written: number[] = []
  let isLost = false
  const add = batchWrites(
    async (items: number[]) => {
      await pause()
      written.push(...items)
      if (items.length > 1 && !isLost) {
        isLost = true
        throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
      }
      return items
    },
    { isRepeatable },
  )
  const ends = await Promise.allSettled([1, 2, 3].map(add))
  return { written, statuses: ends.map(({ status }) => status) }
}

test('does not repeat a batch with a lost response', async () => {
  expect(await loseResponse(false)).toEqual({
    written: [1, 2, 3],
    statuses: ['rejected', 'rejected', 'rejected'],
  })
})

test('repeats a batch with a lost response if writing is idempotent', async () => {
  expect(await loseResponse(true)).toEqual({
    written: [1, 2, 3, 1, 2, 3],
    statuses: ['fulfilled', 'fulfilled', 'fulfilled'],
  })
})

test('a batch holds at most 200 items', async () => {
  const { batches, add } = recorder()
  await Promise.all(Array.from({ length: 450 }, (_, item) => add(item)))
  expect(batches.map(({ length }) => length)).toEqual([200, 200, 50])
})
