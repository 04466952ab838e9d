import { expect, test } from 'vitest'
import { chooseStyle } from './choose-style.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)

test.each([
  ['warm 70s look please', 'sunset'],
  ['Minimalistisch und sachlich', 'clean'],
  ['néon, ambiance sombre', 'neon'],
])('a described look decides, whatever the text is about: %s', (direction, style) => {
  for (const seed of seeds)
    expect(chooseStyle('How to read the light at a football match', seed, [direction])).toBe(style)
})

test('without a described look the text decides, and without a known word the seed', () => {
  for (const seed of seeds) expect(chooseStyle('Bake bread', seed, ['no music'])).toBe('paper')
  expect(new Set(seeds.map((seed) => chooseStyle('Nothing here', seed))).size).toBe(3)
})

test('one word is too little for a style with a mood of its own', () => {
  for (const seed of seeds) {
    expect(chooseStyle('That night he rang one more beat.', seed)).not.toBe('neon')
    expect(chooseStyle('One machine at first, eleven machines now.', seed)).not.toBe('signal')
    expect(chooseStyle('A night in the city under neon lights.', seed)).toBe('neon')
  }
})

test('a look that isn’t wanted is not chosen', () => {
  expect(chooseStyle('Hago guitarras.', 3, ['un video cálido, tonos madera, nada de neón'])).toBe('sunset')
})

test('a text that names no style gets one that suits any text', () => {
  const styles = Array.from({ length: 40 }, (_, seed) => chooseStyle('Die Tür klemmt.', seed))
  expect([...new Set(styles)].toSorted()).toEqual(['clean', 'paper', 'sunset'])
})
