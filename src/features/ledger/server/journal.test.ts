import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { compareBalances, writeJournal } from './journal.ts'

const entry = { id: 'one', key: 'charge:p', kind: 'charge', day: '2026-03-29', currency: 'USD' }

test('writes a transaction once, also across pages, with amounts in units', async () => {
  async function* pages() {
    yield [{ ...entry, account: 'c:backers:p:USD', amount: -123_456 }]
    yield [
      { ...entry, account: 'c:escrow:USD', amount: 123_450 },
      { ...entry, account: 'c:fees:USD', amount: 6 },
    ]
  }
  expect(await text(Readable.from(writeJournal(pages())))).toBe(`
2026-03-29 charge  ; key:charge:p
    c:backers:p:USD  -1234.56 USD
    c:escrow:USD  1234.50 USD
    c:fees:USD  0.06 USD
`)
})

test('names every account whose balances differ', () => {
  const theirs = new Map([
    ['same', 5],
    ['different', 1],
    ['theirs', 2],
  ])
  const ours = new Map([
    ['same', 5],
    ['different', 2],
    ['ours', 3],
  ])
  expect(compareBalances(theirs, ours).map(({ details }) => details)).toEqual([
    'different: 1 instead of 2',
    'ours: 0 instead of 3',
    'theirs: 2 instead of 0',
  ])
})
