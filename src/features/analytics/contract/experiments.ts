/** The three parts of the call to action that an experiment can vary. */
export const callTexts = ['Join Waitlist', 'Become an OG', 'Get Early Access'] as const
export const framings = ['default', 'og_focused', 'exclusive_access'] as const
export const placements = ['sticky_bar', 'hero_primary', 'hero_secondary'] as const

/** The versions that an experiment compares; the first is the one it compares with. */
export const factors = {
  text: ['AI Tools', ...callTexts],
  framing: framings,
  placement: placements,
} as const
export type Factor = keyof typeof factors
export type ArmName = (typeof factors)[Factor][number]

export type Framing = (typeof framings)[number]
export type Placement = (typeof placements)[number]

export type Variant = {
  /** Sent with every event. */
  id: string
  text: (typeof factors.text)[number]
  target: '/waitlist' | '/ai-tools'
  framing: Framing
  placement: Placement
}

/** Seen by everyone while no experiment runs, and in prerendered pages. */
export const variantC: Variant = {
  id: 'C',
  text: 'AI Tools',
  target: '/ai-tools',
  framing: 'default',
  placement: 'sticky_bar',
}

/** Only one runs at a time, so that it varies one thing. */
export type RunningExperiment = { code: string; factor: Factor }

/** The name of the Server-Timing entry that tells the browser which experiment runs. */
export const experimentTiming = 'experiment'

export const formatRunning = ({ code, factor }: RunningExperiment) => `${code}.${factor}`

export function parseRunning(text = ''): RunningExperiment | undefined {
  const [code = '', factor = ''] = text.split('.')
  return factor in factors ? { code, factor: factor as Factor } : undefined
}

/** The variant that events of an arm carry. */
export const variantId = (code: string, arm: ArmName) => `${code}.${arm.toLowerCase().replaceAll(' ', '_')}`
