import { expect, test } from 'vitest'
import { createIconFinder } from './find-icon.ts'
import iconWords from './icon-words.json' with { type: 'json' }

const findIcon = createIconFinder(iconWords)
const find = (sentence: string, script = sentence) => {
  return findIcon(sentence.split(' '), script)[0]?.name
}

test.each([
  ['They forget the tariff code', undefined],
  ['The code of your app is old', 'laptop'],
  ['He sat on the bank of it', undefined],
  ['The bank keeps your money', 'bank'],
  ['Cut the reed at 45 degrees', undefined],
  ['It is 45 degrees in the heat', 'thermometer'],
  ['Five skaters and one minute of rest', undefined],
  ['Two skaters on a ramp', 'skateboard'],
  ['The needles of the pine', undefined],
  ['Ein Kaminofen ist nicht für die Wohnung', 'house'],
  ['Schneide das Rohr mit 45 Grad und nicht mehr', undefined],
])('a word with several meanings needs another of its subject: %s → %s', (text, icon) => {
  expect(find(text)).toBe(icon)
})

test('another sentence of the film may name the subject', () => {
  expect(find('The server was gone', 'The server was gone. The database was not.')).toBe('desktop-computer')
  expect(find('The server was gone', 'The server was gone. The soup was cold.')).toBeUndefined()
})

test('its own plural is no other word', () => {
  expect(find('One code for all the codes')).toBeUndefined()
})

test('a phrase that doesn’t mean its thing has no picture', () => {
  expect(find('It was a piece of cake')).toBeUndefined()
  expect(find("I have not seen him in donkey's years")).toBeUndefined()
  expect(find('It has been donkey’s years')).toBeUndefined()
  expect(find('I lead the donkey')).toBe('donkey')
  expect(find('Learn it by heart')).not.toBe('red-heart')
})

test('the verb of a person is no thing', () => {
  expect(find('She books a table')).toBeUndefined()
  expect(find('He ships on Friday')).not.toBe('ship')
})

test('a war has no picture, because swords make it a game', () => {
  expect(find('Nach dem Krieg war das Haus nicht mehr da')).not.toBe('crossed-swords')
  expect(find('Après la guerre il ne parlait pas')).toBeUndefined()
})
