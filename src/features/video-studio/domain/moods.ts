import type { Motif, Palette } from './film.ts'

export type Mood = {
  motif: Motif
  palettes: readonly [Palette, ...Palette[]]
  /** Seconds per beat; cuts fall on beats. */
  beat: number
  /** Word beginnings that suggest the mood. */
  words: readonly string[]
}

const calm = 0.7
const steady = 0.6
const fast = 0.5

const palette = (base: string, deep: string, glow: string, accent: string, ink = '#ffffff'): Palette => ({
  base,
  deep,
  glow,
  accent,
  ink,
  onAccent: '#14110f',
})

const list = (words: string) => words.split(' ')

/** Maps words to colours, motif and pace. */
export const moods: readonly Mood[] = [
  {
    motif: 'storm',
    palettes: [palette('#2b3d5e', '#0c1220', '#5f83c2', '#ffd34d', '#f4f7ff')],
    beat: fast,
    words: list(
      'storm thunder lightning rain hurricane tornado wind battle fight danger war angry rage chaos crisis fail mistake',
    ),
  },
  {
    motif: 'dawn',
    palettes: [palette('#7d3a5c', '#2a1433', '#f0886a', '#ffc76b', '#fff6ec')],
    beat: calm,
    words: list(
      'dawn sunrise sunset morning dusk golden horizon hope begin new fresh wake habit routine desert mountain travel journey road trip adventure hike',
    ),
  },
  {
    motif: 'city',
    palettes: [palette('#20245a', '#0a0b1e', '#5b4be0', '#ffb347', '#f5f4ff')],
    beat: steady,
    words: list(
      'city street urban tokyo york london paris berlin skyline night neon traffic taxi building apartment downtown metro office fashion style architecture',
    ),
  },
  {
    motif: 'forest',
    palettes: [palette('#20503e', '#081b16', '#5fa777', '#e6f27a', '#f3fbf2')],
    beat: calm,
    words: list(
      'forest tree wood nature plant garden leaf green moss jungle wild fox deer bear bird animal fog foggy hiking camp river sustainable climate eco',
    ),
  },
  {
    motif: 'money',
    palettes: [palette('#0f5145', '#051d1b', '#1fa37c', '#b8f34a', '#f2fff8')],
    beat: steady,
    words: list(
      'money invest fund stock market profit revenue income sale sell price cost budget saving savings finance financial rich wealth bank dollar euro business startup founder growth grow client customer pay debt tax economy',
    ),
  },
  {
    motif: 'kitchen',
    palettes: [palette('#8f3f20', '#2d110a', '#e9813f', '#ffd98f', '#fff6ea')],
    beat: steady,
    words: list(
      'kitchen cook recipe food bake bread cake coffee tea dinner lunch breakfast pasta pizza soup meal taste delicious spice chef eat restaurant sourdough dough oven',
    ),
  },
  {
    motif: 'ocean',
    palettes: [palette('#0b5478', '#04172c', '#22a7c9', '#ffe08a', '#f0fbff')],
    beat: calm,
    words: list(
      'ocean sea wave surf beach island sail boat ship whale fish dolphin dive swim water lake coast tide meditation breathe calm relax sleep yoga',
    ),
  },
  {
    motif: 'space',
    palettes: [palette('#1d1650', '#05030f', '#6d3fd1', '#7ee7ff', '#f6f2ff')],
    beat: calm,
    words: list(
      'space star planet galaxy moon mars rocket astronaut universe cosmos orbit alien nebula science physics dream future magic mystery',
    ),
  },
  {
    motif: 'music',
    palettes: [palette('#52165f', '#16031f', '#d12f8f', '#ffe14d', '#fff3fb')],
    beat: fast,
    words: list(
      'music song beat dance party dj guitar piano drum singer concert festival rhythm sound podcast audio vinyl karaoke playlist band',
    ),
  },
  {
    motif: 'training',
    palettes: [palette('#2c2c32', '#0b0b0d', '#62626f', '#ff6a3d', '#ffffff')],
    beat: fast,
    words: list(
      'workout gym train training fitness run running runner marathon muscle strong strength lift sport athlete football basketball boxing cardio race champion win speed fast energy squat pushup challenge',
    ),
  },
  {
    motif: 'warmth',
    palettes: [palette('#6f2442', '#240a1b', '#e2637a', '#ffd0a6', '#fff5f3')],
    beat: calm,
    words: list(
      'love heart family mother father mom dad baby kid child friend wedding couple home cozy cosy candle gift thank gratitude kind hug memory cat dog puppy kitten community christmas birthday celebrate',
    ),
  },
  {
    motif: 'signal',
    palettes: [palette('#12265a', '#050a1c', '#2f7bff', '#3df5c4', '#eef4ff')],
    beat: steady,
    words: list(
      'ai tech technology code coding program software app computer robot data internet digital online website algorithm phone laptop gadget crypto blockchain cyber game gaming gamer automation tool hack server cloud',
    ),
  },
]

/** The fallback if nothing matches. */
export const neutralMood: Mood = {
  motif: 'drift',
  palettes: [
    palette('#2b2566', '#0e0b29', '#6a5cff', '#ffcf5c', '#f6f4ff'),
    palette('#10505a', '#051d26', '#2fb5a8', '#ffd66b', '#f0fffc'),
    palette('#4b2256', '#180920', '#b25ad8', '#ffc6ec', '#fdf4ff'),
    palette('#2a3849', '#0c1219', '#5f86ad', '#ffa15f', '#f3f7fb'),
  ],
  beat: steady,
  words: [],
}
