import { expect, test } from 'vitest'
import { scoreLabRun } from './lab-score.ts'

test('a page that is good in every part scores 90, a middling one 50, an instant one 100', () => {
  expect(scoreLabRun({ firstPaint: 1800, largestPaint: 2500, blocked: 200, shift: 0.1 })).toBeGreaterThan(89)
  expect(scoreLabRun({ firstPaint: 3000, largestPaint: 4000, blocked: 600, shift: 0.25 })).toBeLessThan(56)
  expect(scoreLabRun({ firstPaint: 100, largestPaint: 100, blocked: 0, shift: 0 })).toBe(100)
})

test('every wait lowers the score', () => {
  const fast = { firstPaint: 900, largestPaint: 1200, blocked: 50, shift: 0 }
  expect(scoreLabRun(fast)).toBeGreaterThan(98)
  expect(scoreLabRun({ ...fast, largestPaint: 4000 })).toBeLessThan(90)
  expect(scoreLabRun({ ...fast, blocked: 600 })).toBeLessThan(86)
  expect(scoreLabRun({ ...fast, shift: 0.25 })).toBeLessThan(89)
})
