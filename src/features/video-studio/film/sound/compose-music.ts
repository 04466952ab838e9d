import { createDrums, playNote, type Sample, type Timbre } from './instruments.ts'
import { musicStyles, type MusicName, type MusicStyle } from './music-styles.ts'
import { createStereo, mixRate as rate, type Stereo } from './stereo.ts'

export type MusicRequest = {
  style: MusicName
  seconds: number
  /** Where scenes change, in seconds; each gets a hit. */
  cuts: readonly number[]
  /** Chooses the key, so that two films of a style differ. */
  seed: number
}

const stepsPerBar = 16
const fadeSeconds = { in: 0.02, out: 0.5 }
const softly = 0.55

/** The music of a film. The same request gives the same samples. */
export function composeMusic({ style: name, seconds, cuts, seed }: MusicRequest): Stereo {
  const style: MusicStyle = musicStyles[name]
  const mix = createStereo(Math.round(seconds * rate))
  const drums = createDrums()
  const notes = createNotes(style.key + (seed % 5))
  const step = 60 / style.beatsPerMinute / 4
  const { levels, sounds } = style
  for (let index = 0; index * step < seconds; index++) {
    const at = index * step
    const place = index % stepsPerBar
    const bar = Math.floor(index / stepsPerBar)
    const chord = style.chords[bar % style.chords.length]!
    add(mix, drums.kick, at, strength(style.kick, place) * levels.drums, 0)
    add(mix, drums.clap, at, strength(style.clap, place) * levels.drums * 0.7, 0.1)
    add(mix, drums.hat, at, strength(style.hat, place) * levels.hat, -0.25)
    const bass = strength(style.bass, place) * levels.bass
    if (bass > 0) add(mix, notes(chord.bass, step * 3, sounds.bass), at, bass, 0)
    const chordLevel = strength(style.chord, place) * levels.chord
    if (chordLevel > 0) {
      const length = sounds.chord.isHeld ? step * stepsPerBar : step * 4
      chord.notes.forEach((note, voice) =>
        add(mix, notes(note, length, sounds.chord), at, chordLevel, (voice - 1) * 0.5),
      )
    }
    const leadNote = chord.notes[Number(style.lead[place]) - 1]
    // The lead rests in every fourth bar.
    if (leadNote !== undefined && bar % 4 !== 3)
      add(mix, notes(leadNote + 12, step * 3, sounds.lead), at, levels.lead, place % 8 < 4 ? -0.3 : 0.3)
  }
  addHits(mix, drums, cuts, seconds)
  fade(mix)
  return mix
}

function strength(steps: string, place: number): number {
  const step = steps[place]
  return step === 'x' ? 1 : step === 'o' ? softly : 0
}

/** A rise leads into each cut and a hit lands on it. */
function addHits(
  mix: Stereo,
  { hit, rise }: { hit: Sample; rise: Sample },
  cuts: readonly number[],
  seconds: number,
) {
  for (const cut of cuts) {
    if (cut <= 0 || cut >= seconds) continue
    add(mix, rise, cut - rise.length / rate, 0.35, 0)
    add(mix, hit, cut, 0.6, 0)
  }
}

/** Each note is made once. */
function createNotes(key: number) {
  const made = new Map<string, Sample>()
  return (semitones: number, seconds: number, timbre: Timbre): Sample => {
    const name = `${semitones} ${seconds} ${timbre.decay} ${timbre.overtones.join()}`
    const known = made.get(name)
    if (known) return known
    const sample = playNote(key + semitones, seconds, timbre)
    made.set(name, sample)
    return sample
  }
}

/** `side` is -1 for left to 1 for right. */
function add({ left, right }: Stereo, sample: Sample, seconds: number, level: number, side: number) {
  if (level === 0) return
  const start = Math.round(seconds * rate)
  const end = Math.min(sample.length, left.length - start)
  const [toLeft, toRight] = [level * Math.min(1, 1 - side), level * Math.min(1, 1 + side)]
  for (let n = Math.max(0, -start); n < end; n++) {
    const value = sample[n]!
    left[start + n]! += value * toLeft
    right[start + n]! += value * toRight
  }
}

function fade({ left, right }: Stereo) {
  const length = left.length
  const out = Math.min(fadeSeconds.out * rate, length / 4)
  for (let n = 0; n < length; n++) {
    const level = Math.min(1, n / (fadeSeconds.in * rate), (length - 1 - n) / out)
    if (level === 1) continue
    left[n]! *= level
    right[n]! *= level
  }
}
