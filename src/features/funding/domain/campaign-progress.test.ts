import { expect, test } from 'vitest'
import { campaignProgress } from './campaign-progress.ts'

const now = Date.UTC(2026, 5, 1, 12)
const campaign = (raisedCents: number, endsAt = '2026-06-11T12:00:00Z') => ({
  goalCents: 100_00,
  raisedCents,
  endsAt,
})

test('a campaign is successful from 80% of its goal on', () => {
  expect(campaignProgress(campaign(79_99), now).isSuccessful).toBe(false)
  expect(campaignProgress(campaign(80_00), now).isSuccessful).toBe(true)
})

test('a day that has begun is a day left', () => {
  expect(campaignProgress(campaign(0), now).daysLeft).toBe(10)
  expect(campaignProgress(campaign(0, '2026-06-01T12:00:01Z'), now).daysLeft).toBe(1)
})

test('a campaign that is over has no days left and no fewer', () => {
  expect(campaignProgress(campaign(0, '2026-05-01T12:00:00Z'), now)).toMatchObject({
    daysLeft: 0,
    hasEnded: true,
  })
})

test('a goal of nothing is not reached by dividing by it', () => {
  expect(campaignProgress({ ...campaign(10), goalCents: 0 }, now).share).toBe(0)
})
