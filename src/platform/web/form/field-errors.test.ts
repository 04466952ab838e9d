import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseDraft } from './draft.ts'
import { errorsByField, keepShown, textWithStrays, without } from './field-errors.ts'

const Schema = z.object({
  email: z.string().min(1, 'Enter an address').includes('@', 'Not an address'),
  links: z.array(z.object({ url: z.string().min(1, 'Enter a link') })),
})

test('each field gets its first problem, nested ones under a dotted name', () => {
  const result = Schema.safeParse({ email: '', links: [{ url: '' }] })
  expect(errorsByField(result.error?.issues ?? [])).toEqual({
    email: 'Enter an address',
    'links.0.url': 'Enter a link',
  })
})

test('while correcting a form, shown errors change or clear and new ones wait for the next submit', () => {
  const shown = { email: 'Enter an address', name: 'Enter a name' }
  expect(keepShown(shown, { email: 'Not an address', message: 'Too short' })).toEqual({
    email: 'Not an address',
  })
})

test('a server error clears when its field is edited', () => {
  expect(without({ email: 'Taken', name: 'Taken' }, 'email')).toEqual({ name: 'Taken' })
})

test('a problem without a matching field is added to the message', () => {
  const text = textWithStrays(
    'Please check the form.',
    { email: 'Taken', token: 'Expired.' },
    new Set(['email']),
  )
  expect(text).toBe('Please check the form. Expired.')
})

test('ignores a corrupt draft', () => {
  expect(parseDraft('{"a":1}')).toEqual({ a: 1 })
  expect(parseDraft('{"a":')).toBeUndefined()
  expect(parseDraft('[1]')).toBeUndefined()
})
