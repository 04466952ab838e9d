import { expect, test } from 'vitest'
import { buttonNames, type ButtonName } from './button-names.ts'
import { buttonCategories } from './event-types.ts'

test('every name starts with its category', () => {
  for (const name of Object.keys(buttonNames))
    expect(buttonCategories).toContain(name.slice(0, name.indexOf('-')))
})

test('a name that is not in the dictionary fails the type check', () => {
  const known: ButtonName = 'cta-hero'
  // @ts-expect-error -- the rule under test: an unknown name must not compile
  const unknown: ButtonName = 'cta-nowhere'
  expect([known in buttonNames, unknown in buttonNames]).toEqual([true, false])
})
