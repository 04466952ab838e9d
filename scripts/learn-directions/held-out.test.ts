import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { labelWords } from '../../src/features/video-studio/domain/directions/label-words.ts'
import { learned } from '../../src/features/video-studio/domain/directions/weights.ts'
import { readMarkedPrompts } from './marked-prompts.ts'

test('in 160 prompts that it hasn’t learned from, few words are taken for what they aren’t', () => {
  const heldOut = readMarkedPrompts(readFileSync(new URL('held-out.txt', import.meta.url), 'utf8'))
  let wrong = 0
  let words = 0
  let right = 0
  for (const prompt of heldOut) {
    const found = labelWords(prompt.words, learned)
    const mistakes = found.filter((label, at) => label !== prompt.labels[at]).length
    wrong += mistakes
    words += found.length
    if (mistakes === 0) right++
  }
  expect(heldOut).toHaveLength(160)
  expect(wrong / words).toBeLessThan(0.07)
  expect(right).toBeGreaterThanOrEqual(86)
})
