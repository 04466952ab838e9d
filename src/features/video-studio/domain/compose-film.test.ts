import { expect, test } from 'vitest'
import { frameRates, orientations, resolutions } from '../contract/choices.ts'
import { composeFilm, type FilmRequest } from './compose-film.ts'
import { joinWords } from './split-words.ts'

const request = (changes: Partial<FilmRequest> = {}): FilmRequest => ({
  prompt: 'A fox walks through the foggy forest at dawn, looking for its way home',
  num_frames: 240,
  fps: 24,
  resolution: '768p',
  orientation: 'landscape',
  sound: false,
  script: null,
  handle: '',
  call_to_action: '',
  ...changes,
})
const linesOf = (changes: Partial<FilmRequest>) =>
  composeFilm(request(changes)).film.scenes.map(({ words }) => joinWords(words))

test('every option gives a film with consecutive scenes from the first frame to the last', () => {
  for (const resolution of resolutions)
    for (const orientation of orientations)
      for (const fps of frameRates)
        for (const num_frames of [24, 240, 480]) {
          const { film } = composeFilm(request({ resolution, orientation, fps, num_frames, handle: '@ada' }))
          expect(film.scenes[0]?.from).toBe(0)
          expect(film.scenes.at(-1)?.to).toBe(num_frames)
          film.scenes.forEach(({ from, to }, index) => {
            expect(to).toBeGreaterThan(from)
            expect(from).toBe(film.scenes[index - 1]?.to ?? 0)
          })
          expect([film.width, film.height].every((side) => side % 2 === 0)).toBe(true)
          expect(film.width > film.height).toBe(orientation === 'landscape')
        }
})

test('a scene has at most nine words and lasts 1.8 to 3.5 seconds, apart from beat stretching', () => {
  const { film } = composeFilm(
    request({ prompt: 'word '.repeat(300), num_frames: 480, handle: '@ada', call_to_action: 'Follow' }),
  )
  for (const { words, from, to } of film.scenes) {
    expect(words.length).toBeLessThanOrEqual(9)
    expect((to - from) / 24).toBeGreaterThan(1.6)
    expect((to - from) / 24).toBeLessThan(3.9)
  }
})

test('the same request gives the same film, another prompt another', () => {
  expect(composeFilm(request())).toEqual(composeFilm(request()))
  expect(composeFilm(request()).film.seed).not.toBe(composeFilm(request({ prompt: 'Else' })).film.seed)
})

test('text that does not fit is left out and reported', () => {
  const prompt = 'First thing here. Second thing here. Third thing here. Fourth thing here. Fifth thing here.'
  const { film, notes } = composeFilm(request({ prompt, num_frames: 96 }))
  expect(film.scenes.map(({ words }) => joinWords(words))).toEqual(['First thing here', 'Second thing here'])
  expect(notes).toEqual([
    'Didn’t fit in 4.0 seconds: Third thing here · Fourth thing here · Fifth thing here',
  ])
})

test('the end card has the handle and call to action, if there is time', () => {
  const card = { handle: '@ada', call_to_action: 'Follow for more' }
  expect(composeFilm(request(card)).film.scenes.at(-1)).toMatchObject({
    kind: 'end',
    words: [{ text: '@ada' }],
    caption: 'Follow for more',
  })
  expect(composeFilm(request({ ...card, num_frames: 48 })).film.scenes.at(-1)?.kind).toBe('title')
  expect(linesOf({ call_to_action: 'Follow for more' }).at(-1)).toBe('Follow for more')
})

test('a script gives its hook as the title, its parts in order and its visual cues as captions', () => {
  const script = {
    title: 'Lisbon',
    hook: 'Lisbon for 40 euros a day',
    script_parts: ['[0-5s] Take the early tram', 'Part 2: Eat where locals eat'],
    visual_cues: ['Tram from the curb'],
  }
  const { scenes } = composeFilm(request({ script })).film
  expect(scenes.map(({ kind, label, caption, words }) => [kind, label, caption, joinWords(words)])).toEqual([
    ['title', 'Lisbon', '', 'Lisbon for 40 euros a day'],
    ['line', '01', 'Tram from the curb', 'Take the early tram'],
    ['line', '02', '', 'Eat where locals eat'],
  ])
})

test('few words repeat to fill a long film, and nothing is left out', () => {
  const { film, notes } = composeFilm(request({ prompt: 'Hello', num_frames: 480 }))
  expect(film.scenes.length).toBeGreaterThanOrEqual(6)
  expect(notes).toEqual([])
})

test('a prompt of only punctuation or one endless word still gives a film', () => {
  for (const prompt of ['...', '!?!', 'a'.repeat(2000), '🔥🔥🔥', '"'])
    expect(composeFilm(request({ prompt })).film.scenes[0]?.words.length).toBeGreaterThan(0)
})
