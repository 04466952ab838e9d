import { expect, test } from 'vitest'
import { splitThoughts } from './split-thoughts.ts'
import { joinWords } from './split-words.ts'

const split = (text: string, most?: number) => splitThoughts(text, most).map(joinWords)

test('splits a text at natural pauses', () => {
  expect(split('I bought what was loud. I sold when I was scared!')).toEqual([
    'I bought what was loud',
    'I sold when I was scared!',
  ])
  expect(split('A foggy forest at dawn, a fox walks between trees')).toEqual([
    'A foggy forest at dawn',
    'A fox walks between trees',
  ])
})

test('splits a long sentence before a short word, not after it', () => {
  expect(split('Three mistakes I made when I started investing my first thousand dollars')).toEqual([
    'Three mistakes I made',
    'When I started investing my first thousand dollars',
  ])
})

test('joins a single word with its neighbour', () => {
  expect(split('Flour, water, salt and patience')).toEqual(['Flour, water, salt and patience'])
})

test('splits Chinese into words, set without spaces', () => {
  expect(split('你好，世界！今天我想分享一个秘密。')).toEqual(['你好，世界！', '今天我想分享一个秘密'])
})

test('an emoji ends a thought, unless it begins the text', () => {
  expect(split('🔥 Hot today')).toEqual(['🔥 Hot today'])
  expect(split('New song out tonight 🎵 dance with me')).toEqual(['New song out tonight 🎵', 'Dance with me'])
})

test('splits Arabic at its own comma', () => {
  expect(split('مرحبا بكم جميعا، هذا فيديو قصير')).toEqual(['مرحبا بكم جميعا', 'هذا فيديو قصير'])
})
