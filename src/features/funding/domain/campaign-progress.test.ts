import { expect, test } from 'vitest'
import { campaignProgress } from './campaign-progress.ts'

const now = Date.UTC(2026, 5, 1, 12)
const campaign = (raisedCents: number, endsAt = '2026-06-11T12:00:00Z') => ({
  goalCents: 100_00,
  raisedCents,
  endsAt,
})

test('a campaign is successful at 80% of its goal', () => {
  expect(campaignProgress(campaign(79_99), now).isSuccessful).toBe(false)
  expect(campaignProgress(campaign(80_00), now).isSuccessful).toBe(true)
})

test('a partial day counts as a day left', () => {
  expect(campaignProgress(campaign(0), now).daysLeft).toBe(10)
  expect(campaignProgress(campaign(0, '2026-06-01T12:00:01Z'), now).daysLeft).toBe(1)
})

test('an ended campaign has zero days left', () => {
  expect(campaignProgress(campaign(0, '2026-05-01T12:00:00Z'), now)).toMatchObject({
    daysLeft: 0,
    hasEnded: true,
  })
})

test('a goal of zero does not divide by zero', () => {
  expect(campaignProgress({ ...campaign(10), goalCents: 0 }, now).share).toBe(0)
})

test('the share is relative to the goal, also above it', () => {
  expect(campaignProgress(campaign(50_00), now).share).toBe(0.5)
  expect(campaignProgress(campaign(120_00), now).share).toBe(1.2)
})

test('a campaign has ended at its last moment, not before', () => {
  expect(campaignProgress(campaign(0, '2026-06-01T12:00:00Z'), now).hasEnded).toBe(true)
  expect(campaignProgress(campaign(0, '2026-06-01T12:00:00.001Z'), now).hasEnded).toBe(false)
})
