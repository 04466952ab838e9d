/** The three dimensions of the experiment: the CTA's text, framing and placement. */
export const callTexts = ['Join Waitlist', 'Become an OG', 'Get Early Access'] as const
export const framings = ['default', 'og_focused', 'exclusive_access'] as const
export const placements = ['hero_primary', 'hero_secondary', 'sticky_bar'] as const

export type Framing = (typeof framings)[number]
export type Placement = (typeof placements)[number]

export type Variant = {
  /** Sent with every event. */
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
 * Switches the experiment. `fixed`: every visitor sees this variant. `hashed`: each session gets a variant
 * derived from its ID, and prerendered pages show `first` until the browser has computed it.
 */
export type Experiment = { assignment: 'fixed'; variant: Variant } | { assignment: 'hashed'; first: Variant }

// Cast to the wider type, or the compiler would treat the other assignment as unreachable.
export const experiment = { assignment: 'fixed', variant: variantC } as Experiment
