import { expect, test } from 'vitest'
import { readDirections } from './read-directions.ts'

test('directions to the maker are not shown', () => {
  expect(readDirections('A cinematic drone shot of a foggy forest, slow motion, 4k')).toEqual({
    text: 'A foggy forest',
    directions: ['slow motion', '4k'],
  })
  expect(readDirections('Please create a short video about baking bread').text).toBe('Baking bread')
})

test('a prompt of only directions is shown as it is', () => {
  expect(readDirections('cinematic, 4k')).toEqual({ text: 'cinematic, 4k', directions: [] })
})
