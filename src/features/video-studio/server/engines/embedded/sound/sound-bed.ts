import type { Film, Scene, Motif } from '../../../../domain/film.ts'
import { contrast } from '../draw/colours.ts'
import { clamp, easeInOut } from '../draw/motion.ts'

import { addTone, softWave, sineWave, type Stereo } from './tone.ts'

/** Semitones above the key's note: one for the bass, three for the pad. */
type Chord = { bass: number; notes: readonly [number, number, number] }

const chord = (bass: number, ...notes: [number, number, number]): Chord => ({ bass, notes })

// Close voices, each moving as little as it can.
const hopeful = [chord(0, 12, 16, 19), chord(9, 12, 16, 21), chord(5, 12, 17, 21), chord(7, 11, 14, 19)]
const calm = [chord(0, 12, 16, 19), chord(5, 12, 17, 21), chord(0, 11, 16, 19), chord(5, 12, 16, 21)]
const dreaming = [chord(0, 11, 16, 19), chord(2, 9, 14, 18), chord(9, 12, 16, 19), chord(5, 12, 16, 21)]
const nightly = [chord(0, 12, 15, 22), chord(8, 12, 15, 19), chord(5, 12, 15, 20), chord(7, 10, 14, 17)]
const tense = [chord(0, 12, 15, 19), chord(8, 12, 15, 20), chord(3, 10, 15, 19), chord(10, 10, 14, 17)]

/** The chords of a film of this mood, one for each scene, over and over. */
const chordsOf: Record<Motif, readonly Chord[]> = {
  storm: tense,
  dawn: hopeful,
  city: nightly,
  forest: calm,
  money: hopeful,
  kitchen: hopeful,
  ocean: calm,
  space: dreaming,
  music: nightly,
  training: tense,
  warmth: calm,
  signal: dreaming,
  drift: dreaming,
}

// Together below half of full scale, however the waves meet: one chord's worth of pad, the bass, one pulse.
const loudness = { voice: 0.065, bass: 0.12, pulse: 0.1 }
/** Each note sounds twice, slightly detuned and spread. */
const pairs = [
  { detune: 0.998, left: 0.8, right: 0.35 },
  { detune: 1.0022, left: 0.35, right: 0.8 },
]
const pulseSeconds = { attack: 0.015, decay: 0.2, longest: 1.2 }
const lowestKey = 45

/**
 * A soft pad for a film, derived from its plan: the mood selects the chords, cuts change them with a soft
 * pulse, and the palette's brightness opens the filter. Fades in with the title and out with the end card.
 */
export function createSoundBed(film: Film, rate: number) {
  const samples = Math.round((film.frames / film.fps) * rate)
  const cuts = film.scenes.map((scene) => spanOf(scene, film.fps, rate))
  const [first, last] = [cuts[0]!, cuts.at(-1)!]
  const blend = blendOf(cuts, rate)
  const chords = chordsOf[film.motif]
  const key = lowestKey + (film.seed % 6)
  const light = contrast(film.palette.glow, '#000000') / 21
  const cutoff = (600 + 1500 * light) / rate
  const [lowPassLeft, lowPassRight] = [createLowPass(cutoff), createLowPass(cutoff)]
  const fadeIn = Math.min(1.6 * rate, (first.to - first.from) * 0.6)
  const fadeOut = Math.min(2.4 * rate, (last.to - last.from) * 0.9)

  /** Writes the block that starts at this sample; blocks must be requested in order. */
  function fill(from: number, block: Stereo) {
    const [left, right] = block
    left.fill(0)
    right.fill(0)
    const envelope = new Float64Array(left.length)
    cuts.forEach((cut, index) => {
      if (from + left.length < cut.from - blend / 2 || from > cut.to + blend / 2) return
      for (let n = 0; n < envelope.length; n++) envelope[n] = presence(cut, from + n, index)
      addChord(chords[index % chords.length]!, from, envelope, block)
      if (index === 0) return
      for (let n = 0; n < envelope.length; n++) envelope[n] = pulse(cut, from + n)
      const { bass } = chords[index % chords.length]!
      const tone = { pitch: pitchOf(key + bass + 12) / rate, left: loudness.pulse, right: loudness.pulse }
      addTone(sineWave, tone, from - cut.from, envelope, block)
    })
    for (let n = 0; n < left.length; n++) {
      const level = easeInOut((from + n) / fadeIn) * easeInOut((samples - 1 - from - n) / fadeOut)
      left[n] = lowPassLeft(left[n]!) * level
      right[n] = lowPassRight(right[n]!) * level
    }
  }

  function addChord({ bass, notes }: Chord, from: number, envelope: Float64Array, block: Stereo) {
    const deep = { pitch: pitchOf(key + bass) / rate, left: loudness.bass, right: loudness.bass }
    addTone(sineWave, deep, from, envelope, block)
    for (const note of notes)
      for (const { detune, left, right } of pairs) {
        const pitch = (pitchOf(key + note) * detune) / rate
        const tone = { pitch, left: left * loudness.voice, right: right * loudness.voice }
        addTone(softWave, tone, from, envelope, block)
      }
  }

  // At every cut the chords crossfade.
  function presence({ from, to }: Span, at: number, index: number): number {
    const come = index === 0 ? 1 : easeInOut((at - from) / blend + 0.5)
    const gone = index === cuts.length - 1 ? 0 : easeInOut((at - to) / blend + 0.5)
    return come - gone
  }

  function pulse({ from, to }: Span, at: number): number {
    const seconds = (at - from) / rate
    const length = Math.min(pulseSeconds.longest, (to - from) / rate)
    if (seconds <= 0 || seconds >= length) return 0
    const decay = Math.exp(-seconds / pulseSeconds.decay) * (1 - seconds / length)
    return easeInOut(seconds / pulseSeconds.attack) * decay
  }

  return { samples, fill }
}

type Span = { from: number; to: number }

const spanOf = ({ from, to }: Scene, fps: number, rate: number): Span => ({
  from: Math.round((from / fps) * rate),
  to: Math.round((to / fps) * rate),
})

/**
 * Slow films have slow crossfades, but no longer than the shortest scene, so that at most two chords sound.
 */
function blendOf(cuts: readonly Span[], rate: number): number {
  const lengths = cuts.map(({ from, to }) => to - from)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  return Math.min(Math.min(...lengths) * 0.8, clamp(mean * 0.35, 0.3 * rate, 1.2 * rate))
}

/** The frequency of a MIDI note. */
const pitchOf = (note: number) => 440 * 2 ** ((note - 69) / 12)

/** Two poles, one after the other. Neither ever answers louder than it was asked. `cutoff` is in cycles a sample. */
function createLowPass(cutoff: number) {
  const share = 1 - Math.exp(-2 * Math.PI * cutoff)
  let [first, second] = [0, 0]
  return (sample: number): number => {
    first += share * (sample - first)
    second += share * (first - second)
    return second
  }
}
