import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountKinds, noCampaign } from '../contract/ledger.ts'
import { splitAmount } from '../domain/split-amount.ts'
import { authorize, charge, distribute, payout, refund, release, repay } from '../domain/transactions.ts'
import { auditBooks } from './audit-books.store.ts'
import { checkBooks } from './check-books.ts'
import { openAccounts, post, readBalance, readMoved, readTransactions, reverse } from './ledger.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
  await openAccounts(db(), [
    { campaignId: noCampaign, kind: 'fees', currency: 'USD' },
    { campaignId: noCampaign, kind: 'processing', currency: 'USD' },
  ])
})
afterAll(() => running.close())

const db = () => running.database.db
const query = (text: string, values: unknown[] = []) => running.database.pool.query(text, values)

async function newCampaign() {
  const campaignId = randomUUID()
  await openAccounts(
    db(),
    accountKinds
      .filter((kind) => kind !== 'fees' && kind !== 'processing')
      .map((kind) => ({ campaignId, kind, currency: 'USD' })),
  )
  const pledge = (amount: number) => ({
    campaignId,
    pledgeId: randomUUID(),
    currency: 'USD' as const,
    amount,
  })
  const balance = (kind: (typeof accountKinds)[number], pledgeId?: string) =>
    readBalance(db(), { campaignId, kind, currency: 'USD' }, pledgeId)
  return { campaignId, currency: 'USD' as const, pledge, balance }
}

test('a campaign from the first pledge to the last repayment adds up to the cent', async () => {
  const { pledge, balance, ...campaign } = await newCampaign()
  const pledges = [pledge(1000), pledge(2000), pledge(333)]
  await post(
    db(),
    pledges.map((one) => authorize(one, 1)),
  )
  expect(await balance('promises')).toBe(3333)
  await post(
    db(),
    pledges.flatMap((one) => [release(one, 1), charge(one)]),
  )
  expect(await balance('promises')).toBe(0)
  expect(await balance('escrow')).toBe(3333)
  await post(db(), [payout({ id: randomUUID(), ...campaign, amount: 3333, fee: 167, processing: 40 })])
  expect(await balance('creator')).toBe(3126)
  const repayment = { id: randomUUID(), ...campaign, amount: 100 }
  const { parts } = splitAmount(
    100,
    pledges.map(({ pledgeId, amount }) => ({ id: pledgeId, weight: amount, most: amount * 2 })),
  )
  await post(db(), [repay(repayment), distribute(repayment, parts)])
  expect(await balance('repayments')).toBe(0)
  expect(await balance('backers')).toBe(-3233)
  expect(await balance('backers', pledges[2]!.pledgeId)).toBe(-323)
  expect(await auditBooks(db())).toEqual([])
})

test('totals are the sums of entries, also if many write to the same campaigns at the same time', async () => {
  const campaigns = [await newCampaign(), await newCampaign()]
  const write = async (writer: number) => {
    const pledges = campaigns.map(({ pledge }) => pledge(1000 + writer))
    const ordered = writer % 2 === 0 ? pledges : pledges.toReversed()
    await running.database.transaction((tx) => post(tx, ordered.map(charge)))
    await running.database.transaction((tx) => post(tx, ordered.map(refund).slice(writer % 3)))
  }
  await Promise.all(Array.from({ length: 12 }, (_, writer) => write(writer)))
  for (const { campaignId, currency } of campaigns) {
    const { rows } = await query(
      `select t.kind as cause, sum(e.amount)::int as amount
       from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.campaign_id = $1 and e.kind = 'escrow' group by 1`,
      [campaignId],
    )
    const moved = await readMoved(db(), { campaignId, kind: 'escrow', currency })
    expect(moved).toEqual(new Map(rows.map(({ cause, amount }) => [cause, amount])))
    expect(moved.get('charge')).toBe(12 * 1000 + 66)
  }
  expect(await auditBooks(db())).toEqual([])
})

test('a failed campaign leaves every backer at exactly 0', async () => {
  const { pledge, balance } = await newCampaign()
  const pledges = [pledge(5001), pledge(99)]
  await post(db(), pledges.map(charge))
  await post(db(), pledges.map(refund))
  expect(await balance('escrow')).toBe(0)
  for (const { pledgeId } of pledges) expect(await balance('backers', pledgeId)).toBe(0)
})

test('the same cause moves money once, however often and from however many processes it is reported', async () => {
  const { pledge, balance } = await newCampaign()
  const one = pledge(700)
  const results = await Promise.all(Array.from({ length: 12 }, () => post(db(), [charge(one)])))
  expect(results.flatMap(({ written }) => written)).toHaveLength(1)
  expect(await balance('escrow')).toBe(700)
})

test('a key that already moved something else is an error, and nothing is written', async () => {
  const { pledge, balance } = await newCampaign()
  const one = pledge(700)
  await post(db(), [charge(one)])
  const changed = [charge({ ...one, amount: 701 }), charge(pledge(5))]
  await expect(running.database.transaction((tx) => post(tx, changed))).rejects.toThrow(
    'another transaction with the key',
  )
  expect(await balance('escrow')).toBe(700)
})

test('escrow is never overdrawn, also by two refunds at the same time', async () => {
  const { pledge, balance, ...campaign } = await newCampaign()
  await post(db(), [charge(pledge(500))])
  const out = () =>
    post(db(), [payout({ id: randomUUID(), ...campaign, amount: 400, fee: 0, processing: 0 })])
  const results = await Promise.allSettled([out(), out(), out()])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balance('escrow')).toBe(100)
})

test('a reversal names what it reverses, and happens once', async () => {
  const { pledge, balance } = await newCampaign()
  const one = charge(pledge(900))
  await post(db(), [one])
  expect((await reverse(db(), one.key, 'The bank took it back')).written).toHaveLength(1)
  expect((await reverse(db(), one.key, 'The bank took it back')).written).toHaveLength(0)
  expect(await balance('escrow')).toBe(0)
  expect(await readTransactions(db(), [one.key])).toEqual([one])
  await expect(reverse(db(), 'charge:none', 'No such charge')).rejects.toThrow('no transaction')
})

test('the database itself rejects what would break the books', async () => {
  const { pledge, campaignId } = await newCampaign()
  const one = charge(pledge(100))
  await post(db(), [one])
  const entry = `insert into ledger_entries (transaction_id, position, campaign_id, kind, currency, amount)`
  const ofOne = `(select id from ledger_transactions where key = '${one.key}')`
  for (const [statement, message] of [
    [`update ledger_entries set amount = 1 where campaign_id = '${campaignId}'`, 'append-only'],
    [`delete from ledger_entries where campaign_id = '${campaignId}'`, 'append-only'],
    [`update ledger_transactions set kind = 'refund' where key = '${one.key}'`, 'append-only'],
    [`delete from ledger_transactions where key = '${one.key}'`, 'append-only'],
    [`truncate ledger_entries`, 'append-only'],
    [`delete from ledger_accounts where campaign_id = '${campaignId}'`, 'append-only'],
    [`${entry} values (${ofOne}, 3, '${campaignId}', 'escrow', 'USD', 5)`, 'complete once it is written'],
    [`insert into ledger_transactions (key, kind) values ('empty', 'charge')`, 'do not add up to zero'],
    [
      `with t as (insert into ledger_transactions (key, kind) values ('half', 'charge') returning id)
       ${entry} select id, n, '${campaignId}', 'escrow', 'USD', n from t, generate_series(1, 2) n`,
      'do not add up to zero',
    ],
    [
      `with t as (insert into ledger_transactions (key, kind) values ('euro', 'charge') returning id)
       ${entry} select id, 1, '${campaignId}', 'escrow', 'EUR', 5 from t`,
      'ledger_entries_account',
    ],
  ] as const)
    await expect(query(statement)).rejects.toThrow(message)
})

test('hledger, where it is installed, computes the same balances', async () => {
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test('without hledger the books are checked by our own rules', async () => {
  vi.stubEnv('PATH', '/nowhere')
  try {
    expect(await checkBooks(running.database)).toEqual({ faults: [], hasHledger: false })
  } finally {
    vi.unstubAllEnvs()
  }
})

test('an audit finds a planted fault of every kind', async () => {
  const { pledge, campaignId } = await newCampaign()
  const [one, other] = [pledge(100), pledge(50)]
  await post(db(), [charge(one), charge(other)])
  await reverse(db(), `charge:${other.pledgeId}`, 'Planted')
  expect(await auditBooks(db())).toEqual([])
  for (const table of ['ledger_entries', 'ledger_transactions'])
    await query(`alter table ${table} disable trigger user`)
  await query(`update ledger_entries set amount = 120 where pledge_id = $1`, [one.pledgeId])
  await query(`update ledger_entries set amount = amount + 10 where pledge_id = $1`, [other.pledgeId])
  await query(`update ledger_accounts set balance = 7 where campaign_id = $1 and kind = 'escrow'`, [
    campaignId,
  ])
  await query(
    `insert into ledger_entries select transaction_id, 9, campaign_id, 'cards', currency, pledge_id, 3
     from ledger_entries where pledge_id = $1`,
    [one.pledgeId],
  )
  const faults = await auditBooks(db())
  expect(new Set(faults.map(({ rule }) => rule)).size).toBe(6)
})
