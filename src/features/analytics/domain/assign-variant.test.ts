import { expect, test } from 'vitest'
import { callTexts, experiment, framings, placements, variantC } from '../contract/experiments.ts'
import { assignVariant, firstVariant } from './assign-variant.ts'

const hashed = { assignment: 'hashed', first: variantC } as const
const sessions = Array.from({ length: 27_000 }, (_, index) => `session-${index}`)

test('every visitor sees variant C today: AI Tools in the sticky bar', () => {
  expect(assignVariant(experiment, 'any')).toEqual({
    id: 'C',
    text: 'AI Tools',
    target: '/ai-tools',
    framing: 'default',
    placement: 'sticky_bar',
  })
  expect(firstVariant(experiment)).toBe(variantC)
})

test('a session keeps its variant', () => {
  expect(assignVariant(hashed, 'abc')).toEqual(assignVariant(hashed, 'abc'))
})

test('each choice of a dimension gets a third of the sessions', () => {
  const variants = sessions.map((id) => assignVariant(hashed, id))
  for (const choice of [...callTexts, ...framings, ...placements]) {
    const share =
      variants.filter((variant) => Object.values(variant).includes(choice)).length / sessions.length
    expect(share).toBeCloseTo(1 / 3, 1)
  }
})

test('the dimensions are independent: all 27 combinations are about equally frequent', () => {
  const counts = Map.groupBy(sessions, (id) => assignVariant(hashed, id).id)
  expect(counts.size).toBe(27)
  for (const members of counts.values()) expect(Math.abs(members.length - 1000)).toBeLessThan(150)
})
