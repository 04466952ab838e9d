import { expect, test } from 'vitest'
import { composeFilm, type FilmInput } from '../compose-film.ts'
import { createIconFinder } from '../find-icon.ts'
import iconWords from '../icon-words.json' with { type: 'json' }

const titledScenes = (title: string, hook: string, ...parts: string[]) => {
  const input: FilmInput = {
    prompt: '',
    script: { title, hook, script_parts: parts, visual_cues: [] },
    seconds: null,
    fps: 24,
    width: 216,
    height: 384,
    style: null,
    handle: '@me',
    call: '',
    findIcon: createIconFinder(iconWords),
  }
  return composeFilm(input).film.scenes
}
const iconsOf = (...script: [string, ...string[]]) => titledIconsOf('', ...script)

const titledIconsOf = (title: string, ...script: [string, ...string[]]) =>
  titledScenes(title, ...script).map(({ picture }) => (picture?.kind === 'icon' ? picture.name : undefined))

test('of several things the stressed one is shown, and of two nouns in a row the last', () => {
  expect(iconsOf('The laptop cost four dollars.')[0]).toBe('laptop')
  expect(iconsOf('I drove the night bus for fourteen years.')[0]).toBe('bus')
})

test('a thing is not shown before the scene that names it', () => {
  const [, ...icons] = iconsOf(
    'Your door is open.',
    'Push it at the spot.',
    'Then press the edge of it.',
    'Then pull the backpack.',
  )
  expect(icons.slice(0, 3)).toEqual([undefined, undefined, 'backpack'])
})

test('a scene that names nothing shows nothing of another scene', () => {
  const icons = titledIconsOf(
    'My guitar',
    'Your guitar is loose.',
    'A horse took my arm.',
    'Push it at the spot.',
    'Then press the edge.',
    'Then turn it round.',
  )
  expect(icons.slice(0, 5)).toEqual(['guitar', 'horse', undefined, undefined, undefined])
})

test('what may mean something else is shown only if the title names it or the film speaks of it again', () => {
  expect(iconsOf('The paint is brick red.', 'It dries slowly.')).not.toContain('brick')
  expect(iconsOf('He laid a brick.', 'It dries slowly.', 'Then he broke the brick.')).toContain('brick')
  expect(titledIconsOf('The oldest brick', 'It was red.', 'He laid a brick.')[0]).toBe('brick')
  expect(titledIconsOf('The oldest brick', 'It was red.', 'It is cold.')[0]).toBeUndefined()
})

test('what is mentioned once in a long sentence is beside the point', () => {
  expect(iconsOf('It is cold.', 'Wait for Earl to finish his sandwich.')).toContain('sandwich')
  const long = 'Wait until everybody on deck has heard that Earl wants a sandwich.'
  expect(iconsOf('It is cold.', long)).not.toContain('sandwich')
})

test('a season gives way to a thing', () => {
  expect(iconsOf('Every spring I plant a rose.')[0]).toBe('rose')
})

test('an icon comes once, when its thing is first named', () => {
  const icons = iconsOf(
    'The dog jumps.',
    'The cat eats.',
    'The dog plays.',
    'The cat barks.',
    'The dog stays.',
  )
  expect(icons).toEqual(['dog-face', 'cat-face', undefined, undefined, undefined, undefined])
})

test('a sentence that denies or compares shows nothing that is named only there', () => {
  expect(iconsOf('It was loose.', 'Bicycles are not allowed.')).not.toContain('bicycle')
  expect(iconsOf('It was loose.', 'It is as round as a tomato.')).not.toContain('tomato')
  expect(iconsOf('It was loose.', 'A tomato is round.')).toContain('tomato')
})

test('what says little is shown only if the film speaks of it again', () => {
  expect(iconsOf('It was loose.', 'Your knee hurts.', 'It is cold.')).not.toContain('leg')
  expect(iconsOf('It was loose.', 'Your knee hurts.', 'It is cold.', 'Then bend the knee.')[1]).toBe('leg')
  expect(iconsOf('It was loose.', 'I wait a week.', 'I wait another week.')).not.toContain('spiral-calendar')
})

test('of several things in the hook it shows what the title names', () => {
  const [hook] = titledScenes('Hedgehogs', 'That hedgehog weighs less than a melon.', 'It is cold.')
  expect(hook?.picture).toEqual({ kind: 'icon', name: 'hedgehog' })
})

test('a hook that names nothing shows what the title names', () => {
  const [hook] = titledScenes('My first piano', 'You don’t need to practise for an hour.', 'The piano waits.')
  expect(hook?.picture).toEqual({ kind: 'icon', name: 'musical-keyboard' })
})

test('the hook shows what the title names, even if it names another thing', () => {
  const [hook] = titledScenes('To work by bicycle', 'I sold my car.', 'My bicycle is cold.')
  expect(hook?.picture).toEqual({ kind: 'icon', name: 'bicycle' })
})

test('people and letters give way to other things', () => {
  expect(iconsOf('A farmer gave me a horse.')[0]).toBe('horse')
  expect(iconsOf('The postman brings letters by bicycle.')[0]).toBe('bicycle')
})

test('in a film about a time long ago there are no trains of today', () => {
  expect(iconsOf('The train was late.', 'It was cold.')[0]).toBe('train')
  expect(iconsOf('The train was late.', 'It was 1917.')[0]).toBeUndefined()
})
