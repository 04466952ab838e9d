import { expect, test } from 'vitest'
import { schemesOf } from './asked-schemes.ts'
import { contrastOf } from './colors.ts'

const colors =
  '#111111 #ffffff #f6efe0 #ffd60a #e3ab2b #ff7a1a #c1121f #ff9dbb #5b2a86 #1d4ed8 #0f1b4c #0f8b8d #1b7f4b #6b4226 #8a8f98'.split(
    ' ',
  )

test('text is readable in every pair of colors', () => {
  for (const first of colors)
    for (const second of colors) {
      const backgrounds = first === second ? [first] : [first, second]
      for (const { background, soft, ink, accent, onAccent } of schemesOf({
        backgrounds,
        accents: backgrounds,
      })) {
        const least = Math.min(
          ...[ink, accent].flatMap((color) => [contrastOf(color, background), contrastOf(color, soft)]),
          contrastOf(onAccent, accent),
        )
        expect(least, `${first} and ${second} on ${background}`).toBeGreaterThanOrEqual(4.5)
      }
    }
})

test('what stands out has the other color where that can be read', () => {
  const [black, yellow] = schemesOf({ backgrounds: ['#111111', '#ffd60a'], accents: ['#111111', '#ffd60a'] })
  expect(black).toMatchObject({ background: '#111111', accent: '#ffd60a' })
  expect(yellow).toMatchObject({ background: '#ffd60a', accent: '#111111' })
})

test('one color has two shades', () => {
  const [first, second] = schemesOf({ backgrounds: ['#0f1b4c'], accents: ['#0f1b4c'] })
  expect(second!.background).not.toBe(first.background)
})
