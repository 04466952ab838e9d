import { expect, test } from 'vitest'
import { noCampaign } from '../contract/ledger.ts'
import { authorize, charge, chargeback, distribute, payout, refund, release, repay } from './transactions.ts'

const campaignId = 'campaign'
const pledge = { campaignId, pledgeId: 'pledge', currency: 'USD' as const, amount: 500 }
const ofPledge = (kind: string, amount: number) => ({ campaignId, kind, pledgeId: 'pledge', amount })
const ofCampaign = (kind: string, amount: number) => ({ campaignId, kind, pledgeId: null, amount })

test('a pledge is authorized and released under a key for each change', () => {
  expect(authorize(pledge, 2)).toEqual({
    key: 'authorise:pledge:2',
    kind: 'authorise',
    currency: 'USD',
    entries: [ofPledge('cards', -500), ofCampaign('promises', 500)],
  })
  expect(release(pledge, 2)).toEqual({
    key: 'release:pledge:2',
    kind: 'release',
    currency: 'USD',
    entries: [ofPledge('cards', 500), ofCampaign('promises', -500)],
  })
})

test('a pledge is charged and refunded once', () => {
  expect(charge(pledge)).toEqual({
    key: 'charge:pledge',
    kind: 'charge',
    currency: 'USD',
    entries: [ofPledge('backers', -500), ofCampaign('escrow', 500)],
  })
  expect(refund(pledge)).toEqual({
    key: 'refund:pledge',
    kind: 'refund',
    currency: 'USD',
    entries: [ofCampaign('escrow', -500), ofPledge('backers', 500)],
  })
})

test('a chargeback is taken from what is held or, after the payout, from the creator', () => {
  for (const from of ['escrow', 'creator'] as const)
    expect(chargeback(pledge, 'chargeback:pledge:one', from)).toEqual({
      key: 'chargeback:pledge:one',
      kind: 'chargeback',
      currency: 'USD',
      entries: [ofCampaign(from, -500), ofPledge('backers', 500)],
    })
})

test('a payout is divided between the creator, us and the provider, without entries of nothing', () => {
  const paid = { id: 'one', campaignId, currency: 'EUR' as const, amount: 1000 }
  const ofNone = (kind: string, amount: number) => ({ campaignId: noCampaign, kind, pledgeId: null, amount })
  expect(payout({ ...paid, fee: 50, processing: 30 })).toEqual({
    key: 'payout:one',
    kind: 'payout',
    currency: 'EUR',
    entries: [
      ofCampaign('escrow', -1000),
      ofCampaign('creator', 920),
      ofNone('fees', 50),
      ofNone('processing', 30),
    ],
  })
  expect(payout({ ...paid, fee: 0, processing: 0 }).entries).toEqual([
    ofCampaign('escrow', -1000),
    ofCampaign('creator', 1000),
  ])
})

test('a repayment goes to the backers in parts', () => {
  const paid = { id: 'one', campaignId, currency: 'USD' as const, amount: 30 }
  expect(repay(paid)).toEqual({
    key: 'repayment:one',
    kind: 'repayment',
    currency: 'USD',
    entries: [ofCampaign('creator', -30), ofCampaign('repayments', 30)],
  })
  const parts = [
    { id: 'a', amount: 20 },
    { id: 'b', amount: 0 },
    { id: 'c', amount: 10 },
  ]
  expect(distribute(paid, parts)).toEqual({
    key: 'distribution:one',
    kind: 'distribution',
    currency: 'USD',
    entries: [
      ofCampaign('repayments', -30),
      { campaignId, kind: 'backers', pledgeId: 'a', amount: 20 },
      { campaignId, kind: 'backers', pledgeId: 'c', amount: 10 },
    ],
  })
})

test('fractions of cents, and amounts too large to add exactly, are refused', () => {
  expect(() => charge({ ...pledge, amount: 0.5 })).toThrow(
    'charge:pledge moves something other than whole cents',
  )
  expect(() => charge({ ...pledge, amount: 2 ** 53 })).toThrow(RangeError)
  const paid = { id: 'one', campaignId, currency: 'USD' as const, amount: 2 ** 53 - 1 }
  expect(() => payout({ ...paid, fee: -2, processing: 0 })).toThrow(RangeError)
  expect(() => payout({ ...paid, amount: 100, fee: 0.5, processing: 0 })).toThrow('whole cents')
})
