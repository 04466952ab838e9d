import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('runs at most max tasks at a time, in order, and a failure frees its slot', async () => {
  const turns = createSemaphore(2)
  const [started, running]: [number[], Set<number>] = [[], new Set()]
  let most = 0
  const work = (name: number) =>
    turns(async () => {
      started.push(name)
      running.add(name)
      most = Math.max(most, running.size)
      await Promise.resolve()
      running.delete(name)
      if (name === 1) throw new Error('one fails')
      return name
    })
  const settled = await Promise.allSettled([1, 2, 3, 4, 5].map(work))
  expect(settled.map(({ status }) => status)).toEqual(['rejected', ...Array<string>(4).fill('fulfilled')])
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('urgent tasks run first, and a full queue rejects new ones', async () => {
  const turns = createSemaphore(1, { maxQueued: 2, refuse: () => new Error('full') })
  const started: string[] = []
  const work = (name: string, isUrgent = false) =>
    turns(
      async () => {
        started.push(name)
        await Promise.resolve()
      },
      { isUrgent },
    )
  const results = await Promise.allSettled([
    work('running'),
    work('one'),
    work('two'),
    work('three'),
    work('urgent', true),
  ])
  expect(started).toEqual(['running', 'urgent', 'one', 'two'])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('an owner can have only so many tasks waiting, and others still get in', async () => {
  const turns = createSemaphore(1, { maxQueuedPerOwner: 2, refuse: () => new Error('full') })
  const started: string[] = []
  const work = (owner: string) =>
    turns(
      async () => {
        started.push(owner)
        await Promise.resolve()
      },
      { owner },
    )
  const results = await Promise.allSettled(['Ada', 'Ada', 'Ada', 'Ada', 'Bo'].map(work))
  expect(started).toEqual(['Ada', 'Ada', 'Ada', 'Bo'])
  expect(results.map(({ status }) => status).indexOf('rejected')).toBe(3)
  await work('Ada')
})

test('a task whose caller has left while it waited never starts, and the others keep their places', async () => {
  const turns = createSemaphore(1, { maxQueued: 2 })
  const started: string[] = []
  const end = Promise.withResolvers<void>()
  const work = (name: string, signal?: AbortSignal) =>
    turns(async () => {
      started.push(name)
      await end.promise
    }, signal && { signal })
  const leaving = new AbortController()
  const running = work('running', leaving.signal)
  const left = work('left', leaving.signal)
  const next = work('next')
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  await expect(work('late', leaving.signal)).rejects.toThrow('aborted')
  // It took no place with it.
  const last = work('last')
  end.resolve()
  await Promise.all([running, next, last])
  expect(started).toEqual(['running', 'next', 'last'])
})
