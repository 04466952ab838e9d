import { expect, test } from 'vitest'
import { fillControls, readControls, type Control } from './form-values.ts'

function control(given: Partial<Control>): Control {
  return { name: 'x', type: 'text', value: '', disabled: false, ...given }
}

test('reads texts as typed, and skips disabled or nameless controls', () => {
  const values = readControls([
    control({ name: 'email', value: ' a@b.co ' }),
    control({ name: 'off', value: '1', disabled: true }),
    control({ name: '', value: '2' }),
    control({ name: 'send', type: 'submit', value: 'Send' }),
  ])
  expect(values).toEqual({ email: ' a@b.co ' })
})

test('a single checkbox is a boolean, several of one name are a list', () => {
  const values = readControls([
    control({ name: 'remember', type: 'checkbox', value: 'on', checked: false }),
    control({ name: 'goals', type: 'checkbox', value: 'reach', checked: true }),
    control({ name: 'goals', type: 'checkbox', value: 'money', checked: false }),
    control({ name: 'goals', type: 'checkbox', value: 'team', checked: true }),
  ])
  expect(values).toEqual({ remember: false, goals: ['reach', 'team'] })
})

test('a radio group is its selected value, and is omitted if none is selected', () => {
  const group = (name: string, chosen?: string) =>
    ['a', 'b', 'c'].map((value) => control({ name, type: 'radio', value, checked: value === chosen }))
  expect(readControls([...group('hook', 'b'), ...group('preset')])).toEqual({ hook: 'b' })
})

test('a number is a number, and is omitted when empty', () => {
  const values = readControls([
    control({ name: 'rating', type: 'number', value: '4', valueAsNumber: 4 }),
    control({ name: 'count', type: 'number', value: '', valueAsNumber: Number.NaN }),
  ])
  expect(values).toEqual({ rating: 4 })
})

test('values can be restored into an empty form', () => {
  const form = (): Control[] => [
    control({ name: 'message' }),
    control({ name: 'remember', type: 'checkbox', value: 'on', checked: false }),
    control({ name: 'goals', type: 'checkbox', value: 'reach', checked: false }),
    control({ name: 'goals', type: 'checkbox', value: 'team', checked: true }),
    control({ name: 'hook', type: 'radio', value: 'a', checked: true }),
    control({ name: 'hook', type: 'radio', value: 'b', checked: false }),
  ]
  const typed = { message: 'Hello', remember: true, goals: ['reach'], hook: 'b' }
  const restored = form()
  fillControls(restored, typed)
  expect(readControls(restored)).toEqual(typed)
})

test('a control without a stored value stays unchanged', () => {
  const email = control({ name: 'email', value: 'a@b.co' })
  fillControls([email], { message: 'Hello' })
  expect(email.value).toBe('a@b.co')
})
