import { expect, test } from 'vitest'
import { readColors } from './read-colors.ts'

test.each([
  ['Make it bold, black and yellow if possible', '#111111 #ffd60a'],
  ['calm, slow, purple and gold', '#5b2a86 #e3ab2b'],
  ['dark blue into black, nothing shouty', '#0f1b4c #111111'],
  ['Calm, cream background, serif type', '#f6efe0'],
  ['Calm look please, cream paper and black ink', '#f6efe0'],
  ['Quiet and cold, dark blue, not the usual music', '#0f1b4c'],
  ['un video cálido, como de taller, tonos madera', '#6b4226'],
  ['fondo azul', '#1d4ed8'],
  ['fond bleu nuit', '#0f1b4c'],
  ['Hintergrund in dunkelblau, Schrift weiß', '#0f1b4c'],
  ['navy blue and light pink', '#0f1b4c #ffd8e4'],
  ['calm but serious, ocean blues', '#1d4ed8'],
  ['misty green mood pls, like just after rain', '#1b7f4b'],
  ['black ink on cream paper, one red accent', '#f6efe0'],
  ['Vorrei colori caldi da cucina della nonna', '#f6e3c5 #9c3d22'],
  ['soft, earthy tones', '#e9dcc5 #5c4326'],
  ['Cores de terra e de cortiça, por favor', '#e9dcc5 #5c4326'],
  ['Colori del tufo e tono serio', '#e9dcc5 #5c4326'],
  ['Dark background and cold blues', '#0f1b4c'],
  ['Ambiance douce, petit matin, du blanc et un vert très pâle.', '#ffffff #a4ccb7'],
  ['Icy blue and white with one brown accent.', '#a5b8ef #ffffff'],
  ['dark blue with one warm lamp yellow', '#0f1b4c'],
  ['in grün und weiß', '#1b7f4b #ffffff'],
  ['blue colors', '#1d4ed8'],
])('colors that are asked for: %s', (direction, backgrounds) => {
  expect(readColors([direction])?.backgrounds.join(' ')).toBe(backgrounds)
})

test('an accent stands out before ink does', () => {
  const colors = readColors(['like an old poster, black ink on cream paper, one red accent'])
  expect(colors).toEqual({ backgrounds: ['#f6efe0'], accents: ['#c1121f', '#111111'] })
})

test('ink is no background', () => {
  expect(readColors(['cream paper and black ink'])).toEqual({
    backgrounds: ['#f6efe0'],
    accents: ['#111111'],
  })
})

test.each([
  'show a red bicycle at the end',
  'no black and white please',
  'like an orange in the sun',
  'bold and playful',
  'a warm welcome for all colors of people',
])('no color is asked for: %s', (direction) => {
  expect(readColors([direction])).toBeUndefined()
})
