import { expect, test } from 'vitest'
import { readDirections } from './read-directions.ts'

test('directions to the maker are not shown', () => {
  expect(readDirections('A cinematic drone shot of a foggy forest, slow motion, 4k')).toEqual({
    text: 'A foggy forest',
    directions: ['slow motion', '4k'],
  })
  expect(readDirections('Please create a short video about baking bread').text).toBe('Baking bread')
})

test('instructions for the film are not shown, and what a request asks for is', () => {
  const textOf = (prompt: string) => readDirections(prompt).text
  expect(
    textOf('What you find in a rock pool. Quiet and a bit funny. End on the blenny giving us a look.'),
  ).toBe('What you find in a rock pool.')
  expect(textOf('Explain why a stamp is worth more than a house.')).toBe(
    'Why a stamp is worth more than a house.',
  )
  expect(textOf('Show one night in Venice: six strangers. First person, dry humour.')).toBe(
    'One night in Venice: six strangers.',
  )
  expect(textOf('A woman sells her dress. Tell it in order, with prices. No sad music.')).toBe(
    'A woman sells her dress.',
  )
  expect(
    textOf(
      'A baker opens at four. Don’t show his face. Do not mention the price. Never reveal who he is. Don’t use any sad music. Do not add captions. Don’t say what is in the box.',
    ),
  ).toBe('A baker opens at four.')
  // What a film says may begin like an instruction.
  expect(textOf('How I clean my pan. Never use soap. Don’t add water. Never say never.')).toContain(
    'Never use soap. Don’t add water. Never say never.',
  )
  expect(textOf('Keep it between 30 and 60 percent. Then it lives.')).toContain('Keep it between')
})

test('a prompt of only directions is shown as it is', () => {
  expect(readDirections('cinematic, 4k')).toEqual({ text: 'cinematic, 4k', directions: [] })
})
