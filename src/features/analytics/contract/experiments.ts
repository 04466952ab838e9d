/** What the call to action says, promises and where it stands: the three dimensions of the experiment. */
export const callTexts = ['Join Waitlist', 'Become an OG', 'Get Early Access'] as const
export const framings = ['default', 'og_focused', 'exclusive_access'] as const
export const placements = ['hero_primary', 'hero_secondary', 'sticky_bar'] as const

export type Framing = (typeof framings)[number]
export type Placement = (typeof placements)[number]

export type Variant = {
  /** Reported with every event. */
  id: string
  text: (typeof callTexts)[number] | 'AI Tools'
  target: '/waitlist' | '/ai-tools'
  framing: Framing
  placement: Placement
}

export const variantC: Variant = {
  id: 'C',
  text: 'AI Tools',
  target: '/ai-tools',
  framing: 'default',
  placement: 'sticky_bar',
}

/**
 * The one switch. `fixed`: everybody sees this variant. `hashed`: each session is given its own by a hash of its id, and
 * prerendered pages show `first` until the browser has worked that out.
 */
export type Experiment = { assignment: 'fixed'; variant: Variant } | { assignment: 'hashed'; first: Variant }

// Annotated wider than its value: a switch that the compiler takes for settled could not be thrown.
export const experiment = { assignment: 'fixed', variant: variantC } as Experiment
