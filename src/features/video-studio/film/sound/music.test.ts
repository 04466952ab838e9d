import { describe, expect, test } from 'vitest'
import { applyBiquad, highPass, lowPass } from './biquad.ts'
import { composeMusic } from './compose-music.ts'
import { measureLoudness } from './loudness.ts'
import { mixSound, targetLoudness } from './mix-sound.ts'
import { musicNames, musicStyles } from './music-styles.ts'
import { mixRate as rate, toDecibels } from './stereo.ts'
import { measureTruePeak } from './true-peak.ts'

const seconds = 12
const cuts = [2.13, 4.4, 6.91, 9.3]
const compose = (style: (typeof musicNames)[number], seed = 1) => composeMusic({ style, seconds, cuts, seed })

/** What a phone's speaker plays. */
function onPhone(samples: Float32Array): Float32Array {
  const heard = Float32Array.from(samples)
  for (const filter of [highPass(300, rate), highPass(300, rate), lowPass(4000, rate), lowPass(4000, rate)])
    applyBiquad(filter, heard)
  return heard
}

function energy(samples: Float32Array, from = 0, to = samples.length / rate): number {
  let sum = 0
  const [start, end] = [Math.max(0, Math.round(from * rate)), Math.min(samples.length, Math.round(to * rate))]
  for (let n = start; n < end; n++) sum += samples[n]! ** 2
  return sum / (end - start)
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each(musicNames)('the style %s', (style) => {
  const music = compose(style)
  const mix = mixSound({ seconds, music, voice: null, speech: [] })

  test('is as loud as the platforms play films, without clipping between the samples', () => {
    expect(Math.abs(measureLoudness(mix, rate) - targetLoudness)).toBeLessThan(1)
    expect(measureTruePeak(mix)).toBeLessThan(-1)
  })

  test('has a beat that a phone’s speaker plays', () => {
    const heard = onPhone(mix.left)
    expect(energy(heard) / energy(mix.left)).toBeGreaterThan(0.25)
    const { beatsPerMinute, kick } = musicStyles[style]
    const step = 60 / beatsPerMinute / 4
    const strokes = Array.from({ length: Math.floor((seconds - 1) / step) }, (_, index) => index)
      .filter((index) => index > 0 && kick[index % 16] === 'x')
      .map((index) => index * step)
    const after = mean(strokes.map((at) => energy(heard, at, at + 0.04)))
    const before = mean(strokes.map((at) => energy(heard, at - 0.04, at)))
    expect(10 * Math.log10(after / before)).toBeGreaterThan(3)
  })

  test('lands a hit on each cut', () => {
    const without = composeMusic({ style, seconds, cuts: [], seed: 1 })
    for (const cut of cuts) {
      const difference = music.left.map((value, n) => value - without.left[n]!)
      expect(energy(difference, cut, cut + 0.1)).toBeGreaterThan(energy(without.left) * 0.1)
      expect(energy(difference, cut + 1, cut + 1.1)).toBeLessThan(energy(difference, cut, cut + 0.1) * 0.01)
    }
  })
})

test('the same request gives the same music, and another seed another key', () => {
  expect(compose('paper')).toEqual(compose('paper'))
  expect(compose('paper')).not.toEqual(compose('paper', 2))
})

test('music is ducked under speech and comes back after it', () => {
  const music = compose('bold')
  const voice = { samples: new Float32Array(seconds * 16_000), rate: 16_000 }
  // Speech-like bursts of a low tone with overtones, from 3 to 6 seconds.
  for (let n = 3 * 16_000; n < 6 * 16_000; n++)
    voice.samples[n] =
      0.3 * Math.sin(n * 0.06) * Math.sin(n * 0.3) * (0.5 + 0.5 * Math.sin((2 * Math.PI * 4 * n) / 16_000))
  const speech = [{ start: 3, end: 6 }]
  const silent = { samples: new Float32Array(voice.samples.length).fill(1e-9), rate: 16_000 }
  const ducked = mixSound({ seconds, music, voice: silent, speech })
  const free = mixSound({ seconds, music, voice: null, speech: [] })
  const level = (sound: typeof free, from: number, to: number) =>
    toDecibels(Math.sqrt(energy(sound.left, from, to)))
  const lowered = level(free, 3.2, 5.8) - level(ducked, 3.2, 5.8)
  const after = level(free, 7, 10) - level(ducked, 7, 10)
  expect(lowered - after).toBeGreaterThan(9)
  const mix = mixSound({ seconds, music, voice, speech })
  expect(Math.abs(measureLoudness(mix, rate) - targetLoudness)).toBeLessThan(1)
  expect(measureTruePeak(mix)).toBeLessThan(-1)
})

test('speech alone is as loud as music alone, and silence stays silent', () => {
  const voice = {
    samples: Float32Array.from({ length: 16_000 * 3 }, (_, n) => 0.01 * Math.sin(n * 0.2)),
    rate: 16_000,
  }
  const mix = mixSound({ seconds: 3, music: null, voice, speech: [{ start: 0, end: 3 }] })
  expect(Math.abs(measureLoudness(mix, rate) - targetLoudness)).toBeLessThan(1)
  const silence = mixSound({ seconds: 1, music: null, voice: null, speech: [] })
  expect(energy(silence.left)).toBe(0)
})
