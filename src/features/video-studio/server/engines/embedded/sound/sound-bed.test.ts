import { expect, test } from 'vitest'
import { sampleFilm } from '#testing/sample-order.ts'
import { motifs, type Film, type Scene } from '../../../../domain/film.ts'
import { createSoundBed } from './sound-bed.ts'

const rate = 48_000

function filmOf(changes: Partial<Film> = {}, scenes = 4): Film {
  const { frames = 96 } = changes
  const scene = (index: number): Scene => ({
    kind: 'line',
    words: [],
    label: '',
    caption: '',
    from: Math.round((index / scenes) * frames),
    to: Math.round(((index + 1) / scenes) * frames),
  })
  return sampleFilm({
    frames,
    scenes: Array.from({ length: scenes }, (_, index) => scene(index)),
    ...changes,
  })
}

/** The left and right channels. */
function listen(film: Film, blockLength = 1024) {
  const bed = createSoundBed(film, rate)
  const whole = [0, 1].map(() => new Float64Array(bed.samples))
  const block = [new Float64Array(blockLength), new Float64Array(blockLength)] as const
  for (let from = 0; from < bed.samples; from += blockLength) {
    bed.fill(from, block)
    block.forEach((channel, side) => whole[side]!.set(channel.subarray(0, bed.samples - from), from))
  }
  return whole
}

const peakOf = (samples: Float64Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

test.each(motifs)('the music of %s is soft, audible, without clicks, and silent at both ends', (motif) => {
  for (const channel of listen(filmOf({ motif }))) {
    const peak = peakOf(channel)
    expect(20 * Math.log10(peak)).toBeLessThan(-6)
    expect(20 * Math.log10(peak)).toBeGreaterThan(-24)
    expect([channel[0], channel.at(-1)].map(Math.abs as (value?: number) => number)).toEqual([0, 0])
    expect(peakOf(channel.subarray(0, 480))).toBeLessThan(0.001)
    expect(peakOf(channel.subarray(-480))).toBeLessThan(0.001)
    // The steepest step of a 1 kHz sine at this peak.
    const rises = channel.map((value, at) => (at === 0 ? 0 : value - channel[at - 1]!))
    expect(peakOf(rises)).toBeLessThan(((2 * Math.PI * 1000) / rate) * peak)
  }
})

test('it lasts as long as the frames', () => {
  for (const [frames, fps] of [
    [24, 60],
    [240, 24],
    [480, 30],
  ] as const)
    expect(createSoundBed(filmOf({ frames, fps }), rate).samples).toBe((frames / fps) * rate)
})

test('the same film sounds the same in any block size, and another one different', () => {
  const film = filmOf({ frames: 48 })
  const heard = (other: Film, blockLength?: number) => Buffer.from(listen(other, blockLength)[0]!.buffer)
  expect(heard(film, 700).equals(heard(film))).toBe(true)
  expect(heard({ ...film, motif: 'storm' }).equals(heard(film))).toBe(false)
  expect(heard({ ...film, seed: film.seed + 1 }).equals(heard(film))).toBe(false)
})

test('a cut is audible', () => {
  const [withCut = [], without = []] = [filmOf({}, 2), filmOf({}, 1)].map((film) => listen(film)[0])
  const around = (channel: ArrayLike<number>) => energy(Array.from(channel).slice(2 * rate, 2.3 * rate))
  expect(around(withCut)).toBeGreaterThan(around(without) * 1.05)
})

const energy = (samples: number[]) => samples.reduce((sum, value) => sum + value * value, 0)
