import { expect, test } from 'vitest'
import { emptyDraft } from '../contract/campaign-draft.ts'
import { budgetOf } from './budget.ts'
import { findStep, problemsByStep } from './campaign-steps.ts'
import { readContent } from './read-content.ts'

test('each step of an empty draft names what is missing on it, and nothing gets lost', () => {
  const read = readContent({ ...emptyDraft(), models: ['roi', 'rewards'] }, null, 0)
  const problems = read.ok ? {} : read.fields
  const steps = problemsByStep(problems)
  expect(Object.keys(steps.story)).toEqual(['creatorName', 'title', 'summary', 'story', 'risks'])
  expect(Object.keys(steps.money)).toEqual(['goal', 'budget'])
  expect(Object.keys(steps.terms)).toEqual(['roiShare', 'roiCap', 'expectedRevenue', 'rewards'])
  expect(Object.keys(steps.timeline)).toEqual(['deadlineDate'])
  expect(Object.assign({}, ...Object.values(steps))).toEqual(problems)
})

test('a line of a list belongs to the step of its list', () => {
  expect(findStep('budget.3.amount')).toBe('money')
  expect(findStep('rewards.0.delivery')).toBe('terms')
  expect(findStep('timeline.1.what')).toBe('timeline')
})

test.each([
  [['3000', '5000'], { sumMinor: 800_000, leftMinor: 0 }],
  [['3000', 'soon'], { sumMinor: 300_000, leftMinor: 500_000 }],
  [['8000.01'], { sumMinor: 800_001, leftMinor: -1 }],
])('a budget of %j for $8,000 is %j', (amounts, expected) => {
  const budget = amounts.map((amount) => ({ label: '', amount }))
  expect(budgetOf({ ...emptyDraft(), goal: '8000', budget })).toEqual({ goalMinor: 800_000, ...expected })
})
