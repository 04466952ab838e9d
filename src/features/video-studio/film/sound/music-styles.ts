import type { Timbre } from './instruments.ts'

/** Semitones above the key's note: one for the bass, the others for the chord. */
type Chord = { bass: number; notes: readonly number[] }

const chord = (bass: number, ...notes: number[]): Chord => ({ bass, notes })

/** One bar of sixteen steps: `x` plays, `o` plays softly, anything else is silent. */
type Steps = string

export type MusicStyle = {
  beatsPerMinute: number
  /** The MIDI number of the key's note, for a bass. */
  key: number
  kick: Steps
  clap: Steps
  hat: Steps
  bass: Steps
  chord: Steps
  /** Digits choose notes of the chord from low to high, an octave up. */
  lead: Steps
  /** One for each bar, over and over. */
  chords: readonly Chord[]
  sounds: { bass: Timbre; chord: Timbre; lead: Timbre }
  /** The share of each part in the mix. */
  levels: { drums: number; hat: number; bass: number; chord: number; lead: number }
}

const pluck = (overtones: readonly number[], decay: number): Timbre => ({
  overtones,
  attack: 0.004,
  decay,
  isHeld: false,
})
const pad = (overtones: readonly number[], attack: number): Timbre => ({
  overtones,
  attack,
  decay: 1,
  isHeld: true,
})

const warm = [1, 0.5, 0.3, 0.16, 0.08, 0.04]
const bright = [1, 0.7, 0.55, 0.4, 0.3, 0.22, 0.15, 0.1]
const hollow = [1, 0, 0.45, 0, 0.25, 0, 0.12]
const bell = [1, 0.2, 0.05, 0.35, 0.02, 0.1]
// Strong overtones, so that small speakers can suggest the fundamental.
const growl = [1, 0.9, 0.7, 0.55, 0.4, 0.25, 0.15]

const hopeful = [chord(0, 12, 16, 19), chord(9, 12, 16, 21), chord(5, 12, 17, 21), chord(7, 11, 14, 19)]
const minor = [chord(0, 12, 15, 19), chord(8, 12, 15, 20), chord(3, 10, 15, 19), chord(10, 10, 14, 17)]
const dreamy = [chord(0, 11, 16, 19), chord(9, 12, 16, 19), chord(5, 12, 16, 21), chord(2, 9, 14, 17)]

/** What each style of film sounds like. */
export const musicStyles = {
  // Steady and confident: four to the floor.
  bold: {
    beatsPerMinute: 120,
    key: 45,
    kick: 'x...x...x...x...',
    clap: '....x.......x...',
    hat: '..x...x...x...xo',
    bass: 'x..xx..xx..xx.x.',
    chord: '..x...x...x...x.',
    lead: '....1.....2..1..',
    chords: minor,
    sounds: { bass: pluck(growl, 0.16), chord: pluck(bright, 0.14), lead: pluck(hollow, 0.22) },
    levels: { drums: 0.9, hat: 0.4, bass: 0.42, chord: 0.34, lead: 0.22 },
  },
  // Light and friendly: plucked chords.
  clean: {
    beatsPerMinute: 108,
    key: 48,
    kick: 'x.....x.x.......',
    clap: '....x.......x..o',
    hat: 'x.x.x.x.x.x.x.x.',
    bass: 'x.....x.x...x...',
    chord: 'x..x..x...x.x...',
    lead: '2...1...2.3.2...',
    chords: hopeful,
    sounds: { bass: pluck(growl, 0.24), chord: pluck(warm, 0.2), lead: pluck(bell, 0.28) },
    levels: { drums: 0.8, hat: 0.35, bass: 0.4, chord: 0.4, lead: 0.26 },
  },
  // Slow and soft: a pad above a heartbeat.
  sunset: {
    beatsPerMinute: 84,
    key: 48,
    kick: 'x.......x.......',
    clap: '....o.......o...',
    hat: '..o...o...o...o.',
    bass: 'x.......x...x...',
    chord: 'x...............',
    lead: '1.....2.....3...',
    chords: dreamy,
    sounds: { bass: pluck(growl, 0.4), chord: pad(warm, 0.25), lead: pluck(bell, 0.4) },
    levels: { drums: 0.75, hat: 0.3, bass: 0.34, chord: 0.2, lead: 0.3 },
  },
  // A late evening: broken beat and long bass notes.
  neon: {
    beatsPerMinute: 92,
    key: 43,
    kick: 'x......x..x.....',
    clap: '....x.......x...',
    hat: 'x.xox.x.x.xox.xo',
    bass: 'x......x..x...o.',
    chord: 'x.....x.........',
    lead: '........3..2..1.',
    chords: minor,
    sounds: { bass: pluck(growl, 0.34), chord: pluck(hollow, 0.5), lead: pluck(warm, 0.26) },
    levels: { drums: 0.9, hat: 0.4, bass: 0.44, chord: 0.32, lead: 0.24 },
  },
  // Urgent: a running bass and a loud second and fourth beat.
  signal: {
    beatsPerMinute: 132,
    key: 40,
    kick: 'x...x..xx...x...',
    clap: '....x.......x...',
    hat: 'xoxoxoxoxoxoxoxo',
    bass: 'xoxoxoxoxoxoxoxo',
    chord: 'x.......x..x....',
    lead: '1.1.2.1.1.1.3.1.',
    chords: minor,
    sounds: { bass: pluck(growl, 0.09), chord: pluck(bright, 0.3), lead: pluck(hollow, 0.1) },
    levels: { drums: 0.9, hat: 0.34, bass: 0.4, chord: 0.3, lead: 0.18 },
  },
  // Playful: off-beat chords and a hopping lead.
  paper: {
    beatsPerMinute: 116,
    key: 50,
    kick: 'x...x...x...x.x.',
    clap: '....x..o....x...',
    hat: '..x...x...x.x.x.',
    bass: 'x..x..x.x..x..x.',
    chord: '..x...x...x...x.',
    lead: '1.2.3..2..1.3...',
    chords: hopeful,
    sounds: { bass: pluck(growl, 0.14), chord: pluck(hollow, 0.1), lead: pluck(bright, 0.12) },
    levels: { drums: 0.85, hat: 0.36, bass: 0.4, chord: 0.36, lead: 0.24 },
  },
} as const satisfies Record<string, MusicStyle>

export type MusicName = keyof typeof musicStyles
export const musicNames = Object.keys(musicStyles) as MusicName[]
