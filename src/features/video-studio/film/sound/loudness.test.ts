import { expect, test } from 'vitest'
import { measureLoudness } from './loudness.ts'
import { createStereo, fromDecibels } from './stereo.ts'
import { measureTruePeak } from './true-peak.ts'

const tone = (seconds: number, decibels: number, { rate = 48_000, hertz = 1000, phase = 0 } = {}) => {
  const sound = createStereo(Math.round(seconds * rate))
  for (let n = 0; n < sound.left.length; n++)
    sound.left[n] = sound.right[n] =
      fromDecibels(decibels) * Math.sin((2 * Math.PI * hertz * n) / rate + phase)
  return sound
}

const join = (...parts: ReturnType<typeof tone>[]) => {
  const whole = createStereo(parts.reduce((sum, part) => sum + part.left.length, 0))
  let at = 0
  for (const part of parts) {
    whole.left.set(part.left, at)
    whole.right.set(part.right, at)
    at += part.left.length
  }
  return whole
}

// The cases of EBU Tech 3341.
test.each([-23, -33])('a stereo tone of %i dBFS has that loudness', (level) => {
  expect(measureLoudness(tone(20, level), 48_000)).toBeCloseTo(level, 1)
})

test('quiet beginnings and ends are left out by the gates', () => {
  expect(measureLoudness(join(tone(10, -36), tone(60, -23), tone(10, -36)), 48_000)).toBeCloseTo(-23, 1)
  const withSilence = join(tone(10, -72), tone(10, -36), tone(60, -23), tone(10, -36), tone(10, -72))
  expect(measureLoudness(withSilence, 48_000)).toBeCloseTo(-23, 1)
})

test('louder and quieter stretches are averaged by power', () => {
  expect(measureLoudness(join(tone(20, -26), tone(20.1, -20), tone(20, -26)), 48_000)).toBeCloseTo(-23, 1)
})

test('one full-scale channel at 997 Hz has the loudness the standard gives', () => {
  const sound = tone(5, 0, { hertz: 997 })
  sound.right.fill(0)
  expect(measureLoudness(sound, 48_000)).toBeCloseTo(-3.01, 1)
})

test('the sample rate does not change the loudness', () => {
  expect(measureLoudness(tone(5, -20, { rate: 16_000 }), 16_000)).toBeCloseTo(-20, 1)
})

test('silence and very short sounds have no loudness', () => {
  expect(measureLoudness(createStereo(48_000), 48_000)).toBe(-Infinity)
  expect(measureLoudness(tone(0.1, 0), 48_000)).toBe(-Infinity)
})

test.each([
  [12_000, 0],
  [12_000, Math.PI / 4],
  [8000, Math.PI / 3],
])('the true peak of a tone of %i Hz is found between the samples', (hertz, phase) => {
  const sound = tone(1, -6, { hertz, phase })
  // A sudden start or end would overshoot.
  for (let n = 0; n < 4800; n++) {
    sound.left[n]! *= n / 4800
    sound.right[n]! *= n / 4800
    sound.left[sound.left.length - 1 - n]! *= n / 4800
    sound.right[sound.right.length - 1 - n]! *= n / 4800
  }
  const peak = measureTruePeak(sound)
  expect(peak).toBeGreaterThan(-6.4)
  expect(peak).toBeLessThan(-5.8)
})
