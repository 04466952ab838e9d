import { expect, test } from 'vitest'
import { chooseMood } from './choose-mood.ts'

test.each([
  ['Thunder and lightning over the bay', 'storm'],
  ['Baking bread in my kitchen', 'kitchen'],
  ['How I started investing money', 'money'],
  ['A fox in a foggy forest', 'forest'],
  ['Neon streets of the city', 'city'],
  ['Building an app with AI', 'signal'],
  ['Completely unrelated', 'drift'],
  ['A rainbow', 'drift'],
])('%j gets the mood %s', (text, motif) => {
  expect(chooseMood(text, 1).mood.motif).toBe(motif)
})
