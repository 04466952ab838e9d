import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAmount, type Share } from './split-amount.ts'

const open = (id: string, weight: number): Share => ({ id, weight, most: Number.MAX_SAFE_INTEGER })
const amounts = (amount: number, shares: Share[]) =>
  Object.fromEntries(splitAmount(amount, shares).parts.map((part) => [part.id, part.amount]))

test('gives cents that cannot be divided to the largest remainders, then to the smallest ID', () => {
  expect(amounts(100, [open('a', 1), open('b', 1), open('c', 1)])).toEqual({ a: 34, b: 33, c: 33 })
  expect(amounts(10, [open('a', 1), open('b', 2), open('c', 4)])).toEqual({ a: 1, b: 3, c: 6 })
})

test('the order of the shares makes no difference among equal remainders', () => {
  const shares = ['d', 'b', 'e', 'a', 'c'].map((id) => open(id, 1))
  expect(amounts(103, shares)).toEqual({ a: 21, b: 21, c: 21, d: 20, e: 20 })
  expect(amounts(103, shares.toReversed())).toEqual({ a: 21, b: 21, c: 21, d: 20, e: 20 })
})

test('a large share gets no spare cent before a larger remainder', () => {
  expect(amounts(10, [open('a', 18), open('b', 7), open('c', 0)])).toEqual({ a: 7, b: 3, c: 0 })
  expect(amounts(11, [open('a', 20), open('b', 3), open('c', 2)])).toEqual({ a: 9, b: 1, c: 1 })
})

test('what is above the most of a share goes to the others', () => {
  const shares = [{ id: 'a', weight: 8, most: 20 }, open('b', 1), open('c', 1)]
  expect(amounts(100, shares)).toEqual({ a: 20, b: 40, c: 40 })
})

test('something is left only if every share has its most', () => {
  const { parts, left } = splitAmount(100, [
    { id: 'a', weight: 1, most: 30 },
    { id: 'b', weight: 1, most: 40 },
  ])
  expect(parts).toEqual([
    { id: 'a', amount: 30 },
    { id: 'b', amount: 40 },
  ])
  expect(left).toBe(30)
})

test('without shares everything is left', () => {
  expect(splitAmount(7, [])).toEqual({ parts: [], left: 7 })
  expect(splitAmount(7, [{ id: 'a', weight: 0, most: 9 }])).toEqual({
    parts: [{ id: 'a', amount: 0 }],
    left: 7,
  })
})

test.each([-1, 0.5, Number.NaN, 2 ** 53])('rejects %s cents', (amount) => {
  expect(() => splitAmount(amount, [open('a', 1)])).toThrow(`${amount} is not a number of cents`)
})

const share = fc.record({
  id: fc.uuid(),
  weight: fc.nat({ max: 10_000_000_000 }),
  most: fc.nat({ max: 10_000_000_000 }),
})
const shares = fc.uniqueArray(share, { selector: ({ id }) => id, maxLength: 40 })
const amount = fc.nat({ max: 1_000_000_000_000 })

test('parts add up exactly, none passes its most, and their order makes no difference', () => {
  fc.assert(
    fc.property(amount, shares, (whole, all) => {
      const { parts, left } = splitAmount(whole, all)
      expect(parts.reduce((sum, part) => sum + part.amount, 0) + left).toBe(whole)
      for (const [index, { most }] of all.entries()) expect(parts[index]!.amount).toBeLessThanOrEqual(most)
      const hasAll = all.every(({ weight, most }, index) => parts[index]!.amount === (weight > 0 ? most : 0))
      expect(left === 0 || hasAll).toBe(true)
      expect(
        new Map(splitAmount(whole, all.toReversed()).parts.map((part) => [part.id, part.amount])),
      ).toEqual(new Map(parts.map((part) => [part.id, part.amount])))
    }),
  )
})

test('a larger weight never gets less', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(amount, shares, (whole, all) => {
      const unlimited = all.map(({ id, weight }) => open(id, weight))
      const parts = new Map(splitAmount(whole, unlimited).parts.map((part) => [part.id, part.amount]))
      const sorted = unlimited.toSorted((one, other) => one.weight - other.weight)
      const isFair = sorted.every(({ id, weight }, index) =>
        sorted
          .slice(index + 1)
          .every((next) => next.weight === weight || parts.get(next.id)! >= parts.get(id)!),
      )
      expect(isFair).toBe(true)
    }),
  )
})
