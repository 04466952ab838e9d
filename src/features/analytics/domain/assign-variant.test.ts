import { expect, test } from 'vitest'
import { factors, formatRunning, parseRunning, variantC, type Factor } from '../contract/experiments.ts'
import { assignVariant } from './assign-variant.ts'

const sessions = Array.from({ length: 12_000 }, (_, index) => `session-${index}`)
const factorNames = Object.keys(factors) as Factor[]

test('without an experiment every visit sees variant C: AI Tools in the sticky bar', () => {
  expect(assignVariant(undefined, 'any')).toEqual({
    id: 'C',
    text: 'AI Tools',
    target: '/ai-tools',
    framing: 'default',
    placement: 'sticky_bar',
  })
})

test.each(factorNames)('%s: each version gets an equal share of the visits', (factor) => {
  const counts = Map.groupBy(sessions, (id) => assignVariant({ code: 'e1', factor }, id)[factor])
  const share = sessions.length / factors[factor].length
  expect([...counts.keys()].toSorted()).toEqual([...factors[factor]].toSorted())
  for (const members of counts.values()) expect(Math.abs(members.length - share)).toBeLessThan(share * 0.05)
})

test('a visit keeps its version, and the next experiment divides visits independently', () => {
  const at = (code: string, id: string) => assignVariant({ code, factor: 'framing' }, id).framing
  const first = sessions.map((id) => at('e1', id))
  expect(sessions.map((id) => at('e1', id))).toEqual(first)
  const same = sessions.filter((id) => at('e1', id) === at('e2', id)).length
  expect(same / sessions.length).toBeCloseTo(1 / 3, 1)
})

test('only the link called AI Tools leads to the tools', () => {
  for (const factor of factorNames)
    for (const id of sessions.slice(0, 100)) {
      const { text, target } = assignVariant({ code: 'e1', factor }, id)
      expect(target).toBe(text === variantC.text ? '/ai-tools' : '/waitlist')
    }
})

test('the running experiment survives its way to the browser, and anything else is none', () => {
  for (const factor of factorNames) {
    const running = { code: 'e12', factor }
    expect(parseRunning(formatRunning(running))).toEqual(running)
  }
  for (const text of ['', 'e1', 'e1.', 'e1.color', undefined]) expect(parseRunning(text)).toBeUndefined()
})
