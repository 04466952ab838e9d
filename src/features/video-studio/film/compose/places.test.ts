import { expect, test } from 'vitest'
import { findPlaces } from './places.ts'

test.each([
  ['We flew from Berlin to Tokyo.', ['Berlin', 'Tokyo']],
  ['I live in Lisbon, the capital of Portugal.', ['Lisbon']],
  ['Edinburgh is the most expensive city in Scotland.', ['Edinburgh']],
  ['The train from London to Scotland takes a night.', ['London', 'Scotland']],
  ['Aus Berlin durch ganz Deutschland.', ['Berlin']],
  ['From Germany to Japan.', ['Germany', 'Japan']],
  ['München means Munich.', ['München']],
  ['A flat in New York.', ['New York']],
  ['A farm in upstate New York.', []],
  ['The law of New York State.', []],
  ['It never rains in New Mexico.', []],
  ['De Sinop até o Porto de Paranaguá.', []],
  ['Morei em Porto Alegre.', []],
  ['A day in Rio de Janeiro.', ['Rio de Janeiro']],
])('%s names %s', (text, names) => {
  expect(findPlaces(text).map(({ name }) => name)).toEqual(names)
})

test('a smaller city is shown only on a route', () => {
  const namesOf = (text: string) => findPlaces(text).map(({ name }) => name)
  expect(namesOf('I sell cheese in Dijon.')).toEqual([])
  expect(namesOf('Barcelona → Lyon → Turin')).toEqual(['Barcelona', 'Lyon', 'Turin'])
  expect(namesOf('Louisville to Cincinnati to Detroit.')).toEqual(['Louisville', 'Cincinnati', 'Detroit'])
})
