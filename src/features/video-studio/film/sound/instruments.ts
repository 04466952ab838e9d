import { applyBiquad, bandPass, highPass, lowPass } from './biquad.ts'
import { mixRate as rate } from './stereo.ts'

/** A single note or stroke, ready to be added to a mix. */
export type Sample = Float32Array

/** A stroke that is the same each time, made once for a film. */
export function createDrums() {
  return { kick: createKick(), clap: createClap(), hat: createHat(), hit: createHit(), rise: createRise() }
}

// Phone speakers carry nothing below 300 Hz, so the knock and the click make the kick audible there.
function createKick(): Sample {
  let phase = 0
  let knock = 0
  return fill(0.32, (seconds) => {
    phase += (48 + 130 * Math.exp(-seconds / 0.03)) / rate
    knock += (330 + 500 * Math.exp(-seconds / 0.012)) / rate
    const body = 0.6 * Math.sin(2 * Math.PI * phase) * Math.exp(-seconds / 0.11)
    const middle = 0.75 * Math.sin(2 * Math.PI * knock) * Math.exp(-seconds / 0.035)
    return body + middle
  })
}

function createClap(): Sample {
  const noise = createNoise(11)
  const samples = fill(0.22, (seconds) => {
    // Three quick hands and a tail.
    const hands = [0, 0.011, 0.023].reduce(
      (sum, at) => sum + (seconds >= at ? Math.exp(-(seconds - at) / 0.006) : 0),
      0,
    )
    return noise() * (hands * 0.7 + (seconds > 0.023 ? Math.exp(-(seconds - 0.023) / 0.05) : 0))
  })
  applyBiquad(bandPass(1600, rate, 0.9), samples)
  return scaleTo(samples, 0.8)
}

function createHat(): Sample {
  const noise = createNoise(23)
  const samples = fill(0.07, (seconds) => noise() * Math.exp(-seconds / 0.016))
  applyBiquad(highPass(5200, rate), samples)
  return scaleTo(samples, 0.5)
}

/** At a cut. */
function createHit(): Sample {
  const noise = createNoise(31)
  const samples = fill(0.9, (seconds) => noise() * Math.exp(-seconds / 0.16))
  applyBiquad(lowPass(3600, rate), samples)
  applyBiquad(highPass(250, rate), samples)
  const boom = fill(0.9, (seconds) => Math.sin(2 * Math.PI * 70 * seconds) * Math.exp(-seconds / 0.2))
  return scaleTo(
    samples.map((value, n) => value * 1.4 + boom[n]! * 0.5),
    0.8,
  )
}

/** Leads into a cut. */
function createRise(): Sample {
  const noise = createNoise(47)
  const samples = fill(0.3, (seconds) => noise() * (seconds / 0.3) ** 3)
  applyBiquad(bandPass(2400, rate, 0.7), samples)
  return scaleTo(samples, 0.5)
}

export type Timbre = {
  /** The strength of each overtone, the fundamental first. */
  overtones: readonly number[]
  attack: number
  /** Seconds until a plucked note has faded to a third; a pad holds its note instead. */
  decay: number
  isHeld: boolean
}

/** A note of this MIDI number. */
export function playNote(
  note: number,
  seconds: number,
  { overtones, attack, decay, isHeld }: Timbre,
): Sample {
  const pitch = (440 * 2 ** ((note - 69) / 12)) / rate
  // Overtones above half the rate would fold back.
  const heard = overtones.filter((_, index) => pitch * (index + 1) < 0.42)
  const wave = createWave(heard)
  const release = Math.min(0.06, seconds / 4)
  return fill(seconds, (at) => {
    const turns = pitch * at * rate
    const place = (turns - Math.floor(turns)) * waveLength
    const before = Math.trunc(place)
    const value = wave[before]! + (wave[before + 1]! - wave[before]!) * (place - before)
    const fade = Math.min(1, at / attack, (seconds - at) / release)
    return value * fade * (isHeld ? 1 : Math.exp(-at / decay))
  })
}

const waveLength = 2048
const waves = new Map<string, Float64Array>()

/** One period, with its first sample repeated at the end, normalized to a peak of 1. */
function createWave(overtones: readonly number[]): Float64Array {
  const key = overtones.join()
  const known = waves.get(key)
  if (known) return known
  const wave = Float64Array.from({ length: waveLength + 1 }, (_, n) =>
    overtones.reduce(
      (sum, size, index) => sum + size * Math.sin((2 * Math.PI * n * (index + 1)) / waveLength),
      0,
    ),
  )
  const peak = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const normal = wave.map((value) => value / peak)
  waves.set(key, normal)
  return normal
}

function fill(seconds: number, valueAt: (seconds: number) => number): Sample {
  const samples = new Float32Array(Math.round(seconds * rate))
  for (let n = 0; n < samples.length; n++) samples[n] = valueAt(n / rate)
  return samples
}

function scaleTo(samples: Sample, peak: number): Sample {
  const highest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return samples.map((value) => (value / highest) * peak)
}

/** White noise, the same in every film. */
function createNoise(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}
