import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fixtureFilms, type FixtureFilm } from '#testing/fixture-films.ts'
import { composeFilm } from '../../../film/compose-film.ts'
import { luminance } from '../../../film/draw/colours.ts'
import { safeAreaOf } from '../../../film/draw/layout.ts'
import type { DrawnText } from '../../../film/draw/lettering.ts'
import { transitionSeconds } from '../../../film/draw/transition.ts'
import { openFilm } from '../../../film/draw-frame.ts'
import type { Film } from '../../../film/film.ts'
import { plain } from '../../../film/phrases.ts'
import { splitWords } from '../../../film/split-words.ts'
import { createLayer } from './assets/create-layer.ts'
import { loadFilmAssets } from './assets/film-assets.ts'

test('there are at least twenty unlike films', () => {
  expect(fixtureFilms.length).toBeGreaterThanOrEqual(20)
  const kinds = new Set(
    fixtureFilms.flatMap(({ input }) => composeFilm(input).film.scenes.map(({ kind }) => kind)),
  )
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

  test('scenes follow each other, and a text scene lasts about as long as it takes to say', () => {
    film.scenes.forEach(({ start, end, kind }, index) => {
      expect(start).toBeCloseTo(film.scenes[index - 1]?.end ?? 0, 1)
      if (kind !== 'words' && kind !== 'photo' && kind !== 'counter') return
      expect(end - start).toBeGreaterThan(0.75)
      expect(end - start).toBeLessThan(3.2)
    })
    expect(film.scenes.at(-1)!.end).toBeCloseTo(film.seconds, 1)
  })

  test('its text is large, readable, whole and clear of the apps’ controls, and it never stands still', async () => {
    const seen = await watch(fixture, film)
    expect(seen.faults).toEqual([])
    const words = lines
      .flatMap((line) => splitWords(line).map(({ text }) => plain(text)))
      .filter((word) => word !== '')
    expect(words.filter((word) => !seen.words.has(word))).toEqual([])
    expect(seen.longestStill).toBeLessThanOrEqual(0.7)
  })
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

test('the last frame leads into the first', async () => {
  for (const { name, input, photos } of fixtureFilms) {
    const { film } = composeFilm(input)
    const [first, last] = await hashes(film, photos, [0, film.seconds])
    expect([name, last]).toEqual([name, first])
  }
})

const step = 0.175
const smallWidth = 64

async function watch({ photos }: FixtureFilm, film: Film) {
  const { assets } = await loadFilmAssets(film, photos)
  let drawn: DrawnText[] = []
  const painter = openFilm(film, assets, { hidesText: false, onText: (text) => drawn.push(text) })
  const bare = openFilm(film, assets, { hidesText: true, onText: () => undefined })
  const [frame, ground] = [createLayer(film.width, film.height), createLayer(film.width, film.height)]
  const faults = new Set<string>()
  const words = new Set<string>()
  let still = 0
  let longestStill = 0
  let before: Uint8ClampedArray | undefined
  for (let time = 0; time <= film.seconds; time += step) {
    drawn = []
    painter.draw(frame.context, Math.max(0, time - 0.06))
    const earlier = drawn
    drawn = []
    painter.draw(frame.context, time)
    const small = shrink(frame.canvas, film)
    still = before && !isChanged(before, small) ? still + step : 0
    longestStill = Math.max(longestStill, still)
    before = small
    if (isPassing(film, time)) continue
    const settled = drawn.filter((text) => text.alpha > 0.95 && isSettled(text, earlier, film))
    for (const { text } of drawn) for (const part of splitWords(text)) words.add(plain(part.text))
    bare.draw(ground.context, time)
    const pixels = ground.pixels()
    for (const text of settled) for (const fault of faultsOf(text, film, pixels)) faults.add(fault)
  }
  return { faults: [...faults], words, longestStill }
}

const isPassing = ({ scenes, seconds }: Film, time: number) =>
  seconds - time < transitionSeconds + 0.01 ||
  scenes.some(({ start }) => start > 0 && time >= start - 0.06 && time - start < transitionSeconds + 0.07)

const isSettled = ({ text, box }: DrawnText, earlier: readonly DrawnText[], { width }: Film) =>
  earlier.some(
    (other) =>
      other.text === text &&
      other.alpha > 0.95 &&
      Math.hypot(other.box.x - box.x, other.box.y - box.y) < width * 0.006 &&
      Math.abs(other.box.width - box.width) < width * 0.006,
  )

function faultsOf(
  { text, box, size, colour }: DrawnText,
  film: Film,
  { data }: { data: Uint8ClampedArray },
): string[] {
  const faults: string[] = []
  const safe = safeAreaOf(film)
  const spare = film.height * 0.006
  if (size < film.height * 0.03)
    faults.push(`${text}: only ${((size / film.height) * 100).toFixed(1)} % high`)
  const isInside =
    box.x >= safe.x - spare &&
    box.y >= safe.y - spare &&
    box.x + box.width <= safe.x + safe.width + spare &&
    box.y + box.height <= safe.y + safe.height + spare
  if (!isInside) faults.push(`${text}: outside of the safe area`)
  if (text.includes('…')) faults.push(`${text}: truncated`)
  const ratios: number[] = []
  const ink = luminanceOf(colour)
  for (let row = 0.5; row < 8; row++)
    for (let column = 0.5; column < 12; column++) {
      const x = Math.floor(box.x + (box.width * column) / 12)
      const y = Math.floor(box.y + (box.height * row) / 8)
      const at = (y * film.width + x) * 4
      const behind = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      ratios.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05))
    }
  const low = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * 0.05)]!
  if (low < 4.5) faults.push(`${text}: contrast ${low.toFixed(1)}`)
  return faults
}

function luminanceOf(hex: string): number {
  const value = parseInt(hex.slice(1), 16)
  return luminance(value >> 16, (value >> 8) & 255, value & 255)
}

function shrink(canvas: { width: number; height: number }, { width, height }: Film): Uint8ClampedArray {
  const small = createLayer(smallWidth, Math.round((smallWidth * height) / width))
  small.context.drawImage(canvas, 0, 0, small.canvas.width, small.canvas.height)
  return small.pixels().data
}

// One pixel in two hundred by a visible step.
function isChanged(before: Uint8ClampedArray, after: Uint8ClampedArray): boolean {
  let changed = 0
  for (let at = 0; at < after.length; at += 4) {
    const off = [0, 1, 2].reduce((sum, part) => sum + Math.abs(before[at + part]! - after[at + part]!), 0)
    if (off > 24) changed++
  }
  return changed >= after.length / 4 / 200
}

async function hashes(film: Film, photos: readonly Uint8Array[], times: readonly number[]) {
  const { assets } = await loadFilmAssets(film, photos)
  const painter = openFilm(film, assets)
  const frame = createLayer(film.width, film.height)
  return times.map((time) => {
    painter.draw(frame.context, time)
    return createHash('sha256').update(shrink(frame.canvas, film)).digest('hex')
  })
}
