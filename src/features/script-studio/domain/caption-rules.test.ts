import { expect, test } from 'vitest'
import type { CaptionPlatform } from '../contract/choices.ts'
import { findCaptionFaults } from './caption-rules.ts'

const tags = (count: number) => Array.from({ length: count }, (_, index) => `#t${index}`).join(' ')

test.each<[CaptionPlatform, string, number]>([
  ['Instagram', `${'x'.repeat(100)} ${tags(3)}`, 0],
  ['Instagram', `${'x'.repeat(150)} ${tags(5)}`, 0],
  ['Instagram', `${'x'.repeat(99)} ${tags(3)}`, 1],
  ['Instagram', `${'x'.repeat(151)} ${tags(6)}`, 2],
  ['TikTok', `${'x'.repeat(100)} ${tags(5)}`, 0],
  ['TikTok', `${'x'.repeat(100)} ${tags(4)}`, 1],
  ['TikTok', `${'x'.repeat(140)} ${tags(5)}`, 1],
  ['YouTube Shorts', `${'👍'.repeat(90)} ${tags(1)}`, 0],
  ['YouTube Shorts', `${'x'.repeat(98)} ${tags(1)}`, 1],
  ['YouTube Shorts', 'No hashtag', 1],
  ['YouTube Shorts', 'Twice the same #a #A', 1],
])('a caption for %s must meet its limits (%#)', (platform, caption, faults) => {
  expect(findCaptionFaults(platform, caption)).toHaveLength(faults)
})
