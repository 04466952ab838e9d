import { expect, test } from 'vitest'
import { funnelPatterns } from './funnel-patterns.ts'

test('a step of a funnel comes after all steps before it', () => {
  expect(
    funnelPatterns([
      { kind: 'page', name: '/' },
      { kind: 'button', name: 'Join' },
    ]),
  ).toEqual(['%\tp/\n%', '%\tp/\n%\tbJoin\n%'])
})

test('a button may be called 100%', () => {
  expect(funnelPatterns([{ kind: 'button', name: '100%_\\' }])).toEqual(['%\tb100\\%\\_\\\\\n%'])
})
