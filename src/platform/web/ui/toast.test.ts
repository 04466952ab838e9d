import { expect, test } from 'vitest'
import { addToast, type Toast } from './toast.tsx'

const show = (...toasts: Toast[]) =>
  toasts.reduce<ReturnType<typeof addToast>>(addToast, []).map(({ text }) => text)

test('a toast replaces the one about the same, and no other', () => {
  const done = (about: string) => ({ text: `${about} is done`, about })
  expect(show(done('a'), done('b'), { text: 'Undone', about: 'a' })).toEqual(['b is done', 'Undone'])
  expect(show({ text: 'Saved' }, { text: 'Sent' })).toEqual(['Saved', 'Sent'])
})

test('at most three are shown, each with a key of its own', () => {
  const texts = ['a', 'b', 'c', 'd'].map((text) => ({ text }))
  expect(show(...texts)).toEqual(['b', 'c', 'd'])
  const shown = texts.reduce<ReturnType<typeof addToast>>(addToast, [])
  expect(new Set(shown.map(({ key }) => key)).size).toBe(3)
})
