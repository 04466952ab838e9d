import { expect, test } from 'vitest'
import { understandTopic } from './topic.ts'

const numberOf = (typed: string) => understandTopic(typed, typed)?.isPlural

test('pages of prices are several, however their first word ends; doing something is one thing', () => {
  for (const things of ['pricing pages', 'landing pages', 'gaming setups', 'index funds'])
    expect(numberOf(things), things).toBe(true)
  for (const one of ['reading books', 'gaming', 'marketing', 'toddler sleep', 'saving money'])
    expect(numberOf(one), one).toBe(false)
})
