import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fixtureFilms, type FixtureFilm } from '#testing/fixture-films.ts'
import { createBlindContext } from '#testing/blind-context.ts'
import { createThumbnails, isChanged, watchFilm } from '#testing/watch-film.ts'
import type { FilmContext } from '../../../film/canvas.ts'
import { composeFilm } from '../../../film/compose-film.ts'
import { cutsOf, shotCountOf } from '../../../film/cuts.ts'
import { openFilm } from '../../../film/draw-frame.ts'
import { styles } from '../../../film/draw/styles.ts'
import type { Film } from '../../../film/film.ts'
import { plain } from '../../../film/word-kinds.ts'
import { splitWords } from '../../../film/split-words.ts'
import { loadFilmAssets } from './assets/film-assets.ts'

test('there are at least twenty unlike films', () => {
  expect(fixtureFilms.length).toBeGreaterThanOrEqual(20)
  const films = fixtureFilms.map(({ input }) => composeFilm(input).film)
  expect(new Set(films.map(({ style }) => style)).size).toBe(6)
  expect(new Set(films.map(({ width, height }) => width / height)).size).toBe(4)
  const kinds = new Set(films.flatMap(({ scenes }) => scenes.map(({ kind }) => kind)))
  expect([...kinds].toSorted()).toEqual([
    'before-after',
    'chart',
    'checklist',
    'counter',
    'end',
    'map',
    'photo',
    'quote',
    'receipt',
    'terminal',
    'title',
    'versus',
    'words',
  ])
})

describe.each(fixtureFilms)('$name', (fixture) => {
  const { film, lines } = composeFilm(fixture.input)

  test('scenes follow each other, and the picture changes about every two seconds', () => {
    film.scenes.forEach(({ start }, index) => expect(start).toBeCloseTo(film.scenes[index - 1]?.end ?? 0, 1))
    expect(film.scenes.at(-1)!.end).toBeCloseTo(film.seconds, 1)
    const shots = shotLengths(film)
    expect(Math.min(...shots)).toBeGreaterThan(0.9)
    expect(Math.max(...shots)).toBeLessThan(2.65)
    const mean = film.seconds / shots.length
    expect(mean).toBeGreaterThanOrEqual(1.19)
    expect(mean).toBeLessThan(2.5)
  })

  test('its text is large, readable, whole and clear of the apps’ controls, it never stands still, and it loops', async () => {
    const { assets } = await loadFilmAssets(film, fixture.photos)
    const seen = watchFilm(film, assets)
    expect(seen.faults).toEqual([])
    expect(missingWords(lines, seen.words)).toEqual([])
    expect(seen.longestStill).toBeLessThanOrEqual(0.7)
    // In full size, because transitions are scaled down differently.
    const look = createThumbnails(film, assets, film.width)
    expect(isChanged(look(0), look(film.seconds))).toBe(false)
  })
})

test('a planted fault is found', async () => {
  const { input, photos } = fixtureFilms.find(({ name }) => name === 'workout')!
  const { film, lines } = composeFilm({ ...input, seconds: 5 })
  const { assets } = await loadFilmAssets(film, photos)
  const faultsOf = (spoil: Parameters<typeof watchFilm>[2]) => watchFilm(film, assets, spoil).faults.join()
  expect(faultsOf({})).toBe('')
  expect(faultsOf({ prepare: (context) => context.translate(film.width * 0.2, 0) })).toContain('safe area')
  expect(faultsOf({ prepare: (context) => context.scale(0.3, 0.3) })).toContain('% high')
  const paintGrey = (context: FilmContext) => {
    context.fillStyle = '#777777'
    context.fillRect(0, 0, film.width, film.height)
  }
  expect(faultsOf({ cover: paintGrey })).toContain('contrast')
  expect(watchFilm(film, assets, { timeOf: (time) => Math.min(time, 1) }).longestStill).toBeGreaterThan(0.7)
  const [first, ...rest] = film.scenes
  const cut = { ...film, scenes: [{ ...first!, words: first!.words.slice(0, -1) }, ...rest] }
  expect(missingWords(lines, watchFilm(cut, assets).words)).not.toEqual([])
  const cropped = { ...first!, words: first!.words.map((word) => ({ ...word, text: `${word.text}…` })) }
  expect(watchFilm({ ...film, scenes: [cropped, ...rest] }, assets).faults.join()).toContain('truncated')
  expect(Math.max(...shotLengths({ ...film, scenes: rest.slice(-1) }))).toBeGreaterThan(2.65)
})

test('the second of two scenes with words alone stands on a block of color', async () => {
  const input = { ...fixtureFilms[0]!.input, script: null, style: 'sunset' as const }
  const { film } = composeFilm({
    ...input,
    prompt: 'Your laptop is open. Push it at the edge. Then pull it hard.',
  })
  expect(film.scenes.map(({ picture }) => picture?.kind)).toEqual(['icon', undefined, undefined, undefined])
  const { assets } = await loadFilmAssets(film, [])
  const colorsAt = (time: number) => {
    const colors = new Set<string>()
    openFilm(film, assets, { hidesText: true, onText: ({ color }) => colors.add(color) }).draw(
      createBlindContext(),
      time,
    )
    return [...colors]
  }
  const { schemes } = styles.sunset
  const dark = schemes.map(({ onAccent }) => onAccent)
  const [, first, second] = film.scenes
  expect(colorsAt(first!.end - 0.1).some((color) => dark.includes(color))).toBe(false)
  expect(colorsAt(second!.end - 0.1).every((color) => dark.includes(color))).toBe(true)
})

test('words keep their place while their scene lasts', async () => {
  let cuts = 0
  const [{ input: first }] = fixtureFilms as [FixtureFilm]
  const parts = [
    'This honey comes from a meadow behind the old school, where nobody has mown for years.',
    'I sell the honey.',
  ]
  const script = { title: '', hook: 'Look at this.', script_parts: parts, visual_cues: [] }
  const withIcon = { input: { ...first, script }, photos: [] }
  for (const { input, photos } of [...fixtureFilms, withIcon]) {
    const { film } = composeFilm(input)
    const { assets } = await loadFilmAssets(film, photos)
    const placesAt = (time: number) => {
      const places = new Map<string, number>()
      openFilm(film, assets, { hidesText: true, onText: ({ text, box }) => places.set(text, box.y) }).draw(
        createBlindContext(),
        time,
      )
      return places
    }
    for (const { kind, picture, start, end } of film.scenes) {
      const count = shotCountOf({ start, end })
      if (kind !== 'words' || picture?.kind !== 'icon' || count === 1) continue
      cuts++
      const cut = start + (end - start) / count
      const before = placesAt(cut - 0.02)
      const moved = [...placesAt(cut + 0.02)].map(([text, y]) => Math.abs(y - (before.get(text) ?? y)))
      expect(Math.max(...moved) / film.height).toBeLessThan(0.06)
    }
  }
  expect(cuts).toBeGreaterThan(0)
})

test('equal films give equal frames, in whatever order they are drawn', async () => {
  for (const fixture of fixtureFilms.slice(0, 8)) {
    const { film } = composeFilm(fixture.input)
    const again = JSON.parse(JSON.stringify(film)) as Film
    const times = [0, 0.4, film.seconds * 0.31, film.seconds * 0.62, film.seconds]
    const forwards = await hashes(film, fixture.photos, times)
    const backwards = await hashes(again, fixture.photos, times.toReversed())
    expect(backwards.toReversed()).toEqual(forwards)
  }
})

function shotLengths(film: Film): number[] {
  const cuts = [0, ...cutsOf(film), film.seconds]
  return cuts.slice(1).map((cut, at) => cut - cuts[at]!)
}

function missingWords(lines: readonly string[], seen: ReadonlySet<string>): string[] {
  const words = lines.flatMap((line) => splitWords(line).map(({ text }) => plain(text)))
  return words.filter((word) => word !== '' && !seen.has(word) && !joiners.has(word))
}

/** A list shows its entries one below the other instead. */
const joiners = new Set(['and', 'or', 'und', 'oder'])

async function hashes(film: Film, photos: FixtureFilm['photos'], times: readonly number[]) {
  const { assets } = await loadFilmAssets(film, photos)
  return times.map((time) => hashOf(createThumbnails(film, assets)(time)))
}

const hashOf = (pixels: Uint8ClampedArray) => createHash('sha256').update(pixels).digest('hex')
