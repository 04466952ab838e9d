import { expect, test } from 'vitest'
import { composeFilm, type FilmInput } from './compose-film.ts'
import { createIconFinder } from './find-icon.ts'

const filmOf = (prompt: string, changes: Partial<FilmInput> = {}) =>
  composeFilm({
    prompt,
    script: null,
    seconds: null,
    fps: 24,
    width: 216,
    height: 384,
    style: null,
    handle: '@me',
    call: '',
    ...changes,
  })

const lengthsOf = ({ film }: ReturnType<typeof filmOf>) => film.scenes.map(({ start, end }) => end - start)

test('the last line stays long enough to be read before the end card, and longer without one', () => {
  const text = 'Your loop is slow and it is not your fault. Measure first. Guess never.'
  const [last = 0, card = 0] = lengthsOf(filmOf(text)).slice(-2)
  expect(last).toBeGreaterThan(1.7)
  expect(card).toBeCloseTo(2.2, 1)
  expect(lengthsOf(filmOf(text, { handle: '' })).at(-1)).toBeGreaterThan(2)
})

test('the end card waits for the last word of a voice', () => {
  const lineTimes = [
    { start: 0, end: 1.5 },
    { start: 1.8, end: 3.4 },
  ]
  const { film } = filmOf('Measure it first. Never guess again.', { lineTimes })
  expect(film.scenes.at(-1)).toMatchObject({ kind: 'end' })
  expect(film.scenes.at(-1)!.start).toBeGreaterThan(3.8)
})

test('a film that is short of time has a shorter end card before it leaves out a sentence', () => {
  const text = 'Why do they sweep the ice? The broom melts it. The stone travels up to three metres further.'
  const short = filmOf(text, { seconds: 7 })
  expect(short.leftOut).toEqual([])
  expect(lengthsOf(short).at(-1)).toBeLessThan(2.1)
})

test('a film reads faster before it repeats the little that fits', () => {
  const text =
    'A market at dawn. A farmer stacks her melons, a dog sleeps under the table and the baker already sells the first loaf.'
  expect(filmOf(text, { seconds: 9 }).leftOut).toEqual([])
  expect(filmOf(text, { seconds: 6 }).leftOut).toHaveLength(1)
})

test('a film with code looks technical', () => {
  expect(filmOf('Read the book.\n$ npm test').film.style).toBe('signal')
})

test('who asks for no emojis gets no icons', () => {
  const findIcon = createIconFinder({ octopus: 'octopus' })
  const text = 'An octopus has three hearts. They stop when it swims.'
  const iconsOf = (prompt: string) =>
    filmOf(prompt, { findIcon }).film.scenes.filter(({ picture }) => picture)
  expect(iconsOf(text)).not.toEqual([])
  expect(iconsOf(`${text} Calm music, no emojis please.`)).toEqual([])
  expect(iconsOf(`${text} Style calme, pas d'emojis.`)).toEqual([])
})

test('the style stays while someone goes on writing or changes the lines', () => {
  const beginning = 'We have a problem'
  const further = `${beginning} with every door in this house. It is the paint.`
  const { style } = filmOf(beginning).film
  const script = { title: '', hook: '', script_parts: ['The paint.', 'Every door.'], visual_cues: [] }
  expect(filmOf(further).film.style).toBe(style)
  expect(filmOf(further, { script }).film.style).toBe(style)
})

test('what changed lines say chooses no style by its looks', () => {
  const prompt = 'The night train leaves at nine. We sleep until the border.'
  const script = { title: '', hook: '', script_parts: prompt.split(/(?<=\.) /), visual_cues: [] }
  expect(filmOf(prompt, { script }).film.style).toBe(filmOf(prompt).film.style)
})

test('a map of the same places is shown once', () => {
  const text =
    'A flat in Lisbon costs more. Lisbon has seven hills. A room in Porto is cheaper than one in Lisbon. I chose Porto.'
  const kinds = filmOf(text).film.scenes.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'map')).toHaveLength(2)
})
