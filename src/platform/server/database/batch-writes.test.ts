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

test('an item alone is written at once', async () => {
  const { batches, add } = recorder()
  expect(await add(1)).toBe(10)
  expect(await add(2)).toBe(20)
  expect(batches).toEqual([[1], [2]])
})

test('what comes during a write goes together with the next, and each gets its own answer', async () => {
  const { batches, add } = recorder()
  expect(await Promise.all([1, 2, 3, 4].map(add))).toEqual([10, 20, 30, 40])
  expect(batches).toEqual([[1], [2, 3, 4]])
})

test('the next write is on its way before those of the write before are answered', async () => {
  const happened: string[] = []
  const add = batchWrites(async (items: number[]) => {
    // As a pool does before it sends anything.
    await Promise.resolve()
    happened.push(`sent ${items.join()}`)
    await pause()
    return items
  })
  const answered = async (item: number) => happened.push(`answered ${await add(item)}`)
  await Promise.all([1, 2].map(answered))
  expect(happened).toEqual(['sent 1', 'sent 2', 'answered 1', 'answered 2'])
})

test('an item that cannot be written does not take the others with it', async () => {
  const { add } = recorder((item) => item === 3)
  const ends = await Promise.allSettled([1, 2, 3, 4].map(add))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await add(5)).toBe(50)
})

/** Three items of which the last two share a batch; it is written, and its answer gets lost. */
async function loseAnswer(isRepeatable: boolean) {
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

test('a batch whose answer got lost is not counted a second time', async () => {
  expect(await loseAnswer(false)).toEqual({
    written: [1, 2, 3],
    statuses: ['fulfilled', 'rejected', 'rejected'],
  })
})

test('a batch whose answer got lost is written again where that changes nothing', async () => {
  expect(await loseAnswer(true)).toEqual({
    written: [1, 2, 3, 2, 3],
    statuses: ['fulfilled', 'fulfilled', 'fulfilled'],
  })
})

test('no write holds more than 200 items', async () => {
  const { batches, add } = recorder()
  await Promise.all(Array.from({ length: 450 }, (_, item) => add(item)))
  expect(batches.map(({ length }) => length)).toEqual([1, 200, 200, 49])
})
