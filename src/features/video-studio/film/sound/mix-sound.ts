import { applyBiquad, highPass } from './biquad.ts'
import { limitPeaks } from './limit-peaks.ts'
import { measureLoudness } from './loudness.ts'
import { resample } from './resample.ts'
import { createStereo, fromDecibels, mixRate as rate, type Mono, type Stereo } from './stereo.ts'

/** What the platforms play films at, in LUFS. */
export const targetLoudness = -14
/** In dBTP. One decibel below what is allowed, because encoding adds a little. */
const ceiling = -2

/** Loudness of the parts before they are mixed: music under speech stays well below it. */
const voiceLoudness = -16
const musicLoudness = -18
const duckedBy = -12
const attackSeconds = 0.06
const releaseSeconds = 0.35

export type Span = { start: number; end: number }

export type MixRequest = {
  seconds: number
  music: Stereo | null
  /** Starts with the film. */
  voice: Mono | null
  /** The times of speech, in seconds. */
  speech: readonly Span[]
}

/** Music and speech at the loudness of the platforms, the music ducked under the speech. */
export function mixSound({ seconds, music, voice, speech }: MixRequest): Stereo {
  const length = Math.round(seconds * rate)
  const mix = createStereo(length)
  if (music) {
    // Alone, the music is what the whole film is made as loud as.
    const level = gainTo(music, musicLoudness)
    const duck = voice ? duckUnder(speech, length) : undefined
    for (let n = 0; n < Math.min(length, music.left.length); n++) {
      const gain = level * (duck ? duck[n]! : 1)
      mix.left[n] = music.left[n]! * gain
      mix.right[n] = music.right[n]! * gain
    }
  }
  if (voice) addVoice(mix, voice)
  return finish(mix)
}

function addVoice(mix: Stereo, voice: Mono) {
  const samples = Float32Array.from(resample(voice, rate))
  // Rumble and handling noise carry no words.
  applyBiquad(highPass(75, rate), samples)
  const level = gainTo({ left: samples, right: samples }, voiceLoudness)
  for (let n = 0; n < Math.min(mix.left.length, samples.length); n++) {
    mix.left[n]! += samples[n]! * level
    mix.right[n]! += samples[n]! * level
  }
}

const gainTo = (sound: Stereo, target: number) => {
  const loudness = measureLoudness(sound, rate)
  return Number.isFinite(loudness) ? fromDecibels(target - loudness) : 1
}

/** The music's level for each sample: down just before speech, up again after it. */
function duckUnder(speech: readonly Span[], length: number): Float32Array {
  const levels = new Float32Array(length).fill(1)
  const low = fromDecibels(duckedBy)
  const [attack, release] = [attackSeconds * rate, releaseSeconds * rate]
  for (const span of speech) {
    const [start, end] = [span.start * rate, span.end * rate]
    const first = Math.max(0, Math.floor(start - attack))
    const last = Math.min(length - 1, Math.ceil(end + release))
    for (let n = first; n <= last; n++) {
      const away = n < start ? (start - n) / attack : n > end ? (n - end) / release : 0
      // Level changes are heard in decibels.
      levels[n] = Math.min(levels[n]!, low ** (1 - away))
    }
  }
  return levels
}

const mostPasses = 4

/** Limiting takes a little loudness away, so the gain is found in a few passes. */
function finish(mix: Stereo): Stereo {
  let gain = targetLoudness - measureLoudness(mix, rate)
  if (!Number.isFinite(gain)) return mix
  for (let pass = 1; ; pass++) {
    const result = limitPeaks(mix, fromDecibels(gain), fromDecibels(ceiling))
    const missing = targetLoudness - measureLoudness(result, rate)
    if (Math.abs(missing) < 0.3 || pass === mostPasses) return result
    gain += missing
  }
}
