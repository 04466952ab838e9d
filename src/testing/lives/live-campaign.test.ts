import { expect, test } from 'vitest'
import { liveCampaign } from './live-campaign.ts'

test('in 300 lives of campaigns no cent goes adrift', () => {
  const lives = Array.from({ length: 300 }, (_, seed) => liveCampaign(seed))
  expect(lives.flatMap(({ faults }) => faults)).toEqual([])
  expect(new Set(lives.map(({ isFunded }) => isFunded)).size).toBe(2)
})
