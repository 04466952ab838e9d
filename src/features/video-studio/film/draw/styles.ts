import type { Family, Weight } from '../canvas.ts'
import type { StyleName } from '../film.ts'
import type { Temper } from './motion.ts'

/** The colors of one scene. `ink` and `accent` are readable on `background` and on `soft`. */
export type Scheme = {
  background: string
  /** Shapes behind the text, close to the background. */
  soft: string
  ink: string
  accent: string
  /** Text on the accent color. */
  onAccent: string
}

export type Typeface = {
  family: Family
  weight: Weight
  tracking: number
  isUpper: boolean
  /** Sets every character in a cell of the same width, as in a terminal. */
  isFixed?: boolean
}

export const transitions = ['push', 'wipe', 'iris', 'zoom'] as const
export type Transition = (typeof transitions)[number]

export type Style = {
  display: Typeface
  body: Typeface
  /** Taken in turn, one for each scene. */
  schemes: readonly [Scheme, ...Scheme[]]
  emphasis: 'plate' | 'marker' | 'color' | 'underline'
  enter: 'rise' | 'pop' | 'slide' | 'drop'
  temper: Temper
  /** Seconds between words. */
  stagger: number
  transitions: readonly [Transition, ...Transition[]]
  /** What a picture stands on. */
  plate: 'solid' | 'card' | 'ring' | 'soft'
  backdrop: 'shapes' | 'paper' | 'glow' | 'dots' | 'hills' | 'grid'
}

const scheme = (background: string, soft: string, ink: string, accent: string, onAccent: string): Scheme => ({
  background,
  soft,
  ink,
  accent,
  onAccent,
})

const face = (family: Family, weight: Weight, tracking = 0, isUpper = false): Typeface => ({
  family,
  weight,
  tracking,
  isUpper,
})

export const styles: Record<StyleName, Style> = {
  bold: {
    display: face('bricolage', 800, -0.02, true),
    body: face('inter', 700),
    schemes: [
      scheme('#ffd60a', '#ffe04a', '#14110f', '#b3001b', '#ffffff'),
      scheme('#1b1464', '#2a2180', '#ffffff', '#ffd60a', '#14110f'),
      scheme('#ff5d3b', '#ff7455', '#14110f', '#14110f', '#ffe9a8'),
      scheme('#0b6e4f', '#09603f', '#ffffff', '#ffe14d', '#14110f'),
    ],
    emphasis: 'plate',
    enter: 'pop',
    temper: { pace: 2.6, damping: 0.55 },
    stagger: 0.14,
    transitions: ['push', 'zoom', 'wipe'],
    plate: 'solid',
    backdrop: 'shapes',
  },
  paper: {
    display: face('bricolage', 700, -0.015),
    body: face('geist', 500),
    schemes: [
      scheme('#f6efe0', '#efe5cf', '#1f1a14', '#b3261e', '#fff8ea'),
      scheme('#e9e4d4', '#e0d9c4', '#1b1f2a', '#1d4e9e', '#f6f2e6'),
      scheme('#f3e3d3', '#ecd8c3', '#24170f', '#8a3200', '#fff4e8'),
    ],
    emphasis: 'marker',
    enter: 'drop',
    temper: { pace: 2.1, damping: 0.7 },
    stagger: 0.17,
    transitions: ['wipe', 'push'],
    plate: 'card',
    backdrop: 'paper',
  },
  neon: {
    display: face('geist', 800, -0.03),
    body: face('geist', 500),
    schemes: [
      scheme('#07060f', '#120d2a', '#ffffff', '#3df5d0', '#04110e'),
      scheme('#0a0614', '#1d0b33', '#ffffff', '#ff7ad9', '#16040f'),
      scheme('#050b14', '#0a1d36', '#ffffff', '#7cc7ff', '#03101c'),
    ],
    emphasis: 'color',
    enter: 'rise',
    temper: { pace: 2.3, damping: 0.65 },
    stagger: 0.15,
    transitions: ['zoom', 'iris', 'push'],
    plate: 'ring',
    backdrop: 'glow',
  },
  clean: {
    display: face('inter', 800, -0.035),
    body: face('inter', 500),
    schemes: [
      scheme('#ffffff', '#eef1f6', '#0d1320', '#2447d8', '#ffffff'),
      scheme('#eef2f7', '#e1e7f0', '#0d1320', '#a8174b', '#ffffff'),
      scheme('#0f1626', '#192338', '#f5f7fb', '#8fb4ff', '#0b1220'),
    ],
    emphasis: 'underline',
    enter: 'rise',
    temper: { pace: 1.9, damping: 0.85 },
    stagger: 0.13,
    transitions: ['push', 'iris'],
    plate: 'soft',
    backdrop: 'dots',
  },
  sunset: {
    display: face('bricolage', 700, -0.01),
    body: face('geist', 500),
    schemes: [
      scheme('#3a1140', '#52184a', '#fff3e6', '#ffc56e', '#2a0f22'),
      scheme('#5a1637', '#6d1d3c', '#fff3e6', '#ffd28a', '#2f0b1c'),
      scheme('#1c1647', '#2b1f5c', '#fdf1ff', '#ffb199', '#1a1030'),
    ],
    emphasis: 'color',
    enter: 'slide',
    temper: { pace: 1.6, damping: 0.8 },
    stagger: 0.18,
    transitions: ['iris', 'wipe', 'zoom'],
    plate: 'solid',
    backdrop: 'hills',
  },
  signal: {
    display: face('geist', 700, -0.02),
    body: face('geist', 500),
    schemes: [
      scheme('#0c1512', '#13211c', '#eafff4', '#7dffb0', '#04150c'),
      scheme('#10131a', '#191e29', '#f1f5ff', '#ffb454', '#1a1002'),
      scheme('#e7ece9', '#d9e0dc', '#0c1512', '#00604a', '#f2fff9'),
    ],
    emphasis: 'plate',
    enter: 'slide',
    temper: { pace: 2.4, damping: 0.75 },
    stagger: 0.12,
    transitions: ['wipe', 'push', 'zoom'],
    plate: 'ring',
    backdrop: 'grid',
  },
}
