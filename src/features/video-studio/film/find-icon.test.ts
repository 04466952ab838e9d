import { expect, test } from 'vitest'
import { createIconFinder } from './find-icon.ts'
import iconWords from './icon-words.json' with { type: 'json' }
import { plain } from './phrases.ts'

const findIcon = createIconFinder(iconWords)
const find = (text: string) => findIcon(text.split(' ').map(plain), text).things[0]?.name

test.each([
  ['Your cats are cold', 'cat-face'],
  ['The dishes and two knives', 'kitchen-knife'],
  ['Book a vet visit', 'paw-prints'],
  ['It lands on B flat', undefined],
  ['The memory limit is 128 MB', undefined],
  ['Each of them told a friend', 'people-hugging'],
  ['You attach wet clay to dry clay', undefined],
  ['For the sake of it', undefined],
  ['They train for the key question', undefined],
  ['The train is late', 'locomotive'],
  ['The hotel was full', 'hotel'],
  ['I built an insect hotel', undefined],
  ['Ein Insektenhotel hängt bei mir draußen', undefined],
  ['Die Tomaten sind braun und das ist kein Pilz', 'tomato'],
  ['Du brauchst keine neuen Laufschuhe für den Marathon', 'running-shoe'],
  ['Der Apfelbaum ist alt und nicht krank', 'deciduous-tree'],
  ['Das habe ich nicht vergessen', undefined],
  ['Die Instrumente sind nicht teuer', undefined],
  ['Das ist nur ein Vorwand und nicht wahr', undefined],
  ['It was a wet summer', undefined],
  ['It was a long summer', 'sun'],
  ['Climb it without any noise', undefined],
  ['Cover the bed with compost', undefined],
  ['You go to bed at nine', 'bed'],
  ['La sartén está fría antes de la cena', 'cooking'],
  ['La tortilla se hace con paciencia', undefined],
  ['Une pomme de terre dans le four', 'potato'],
  ['Le secret est dans les chaussures', 'running-shoe'],
  ['הקפה שלי מתקרר', 'hot-beverage'],
  ['قهوتك تبرد قبل أن تصل', 'hot-beverage'],
])('%s → %s', (text, icon) => {
  expect(find(text)).toBe(icon)
})

test('an English word is no icon in another language', () => {
  // A present in English, poison in German.
  expect(find('Das ist ein Gift und nicht gut für die Leber')).toBeUndefined()
})
