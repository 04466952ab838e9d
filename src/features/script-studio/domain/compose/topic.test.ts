import { expect, test } from 'vitest'
import { understandTopic } from './topic.ts'

const isPlural = (typed: string) => understandTopic(typed, typed)?.isPlural

test.each(['pricing pages', 'landing pages', 'gaming setups', 'index funds'])('%s are several', (typed) => {
  expect(isPlural(typed)).toBe(true)
})

test.each(['reading books', 'gaming', 'marketing', 'toddler sleep', 'saving money'])(
  '%s is one thing',
  (typed) => {
    expect(isPlural(typed)).toBe(false)
  },
)
