import type { ButtonCategory } from './event-types.ts'

/**
 * Every name that `data-track` may give to a button or link, and what the team reads for it. A name begins with its
 * category, which is how the tracker knows that without carrying this list. What has no name of its own is known by its text.
 */
export const buttonNames = {
  'brand-home': 'Logo',
  'cta-header': 'CTA in the header',
  'cta-hero': 'AI Tools in the hero',
  'cta-hero_waitlist': 'Join the waitlist in the hero',
  'cta-hero_primary': 'First CTA in the hero',
  'cta-hero_secondary': 'Second CTA in the hero',
  'cta-sticky_bar': 'CTA in the sticky bar',
  'cta-closing': 'CTA at the end of the page',
  'cta-learn_more': 'Learn More in the hero',
} as const satisfies Partial<Record<`${ButtonCategory}-${string}`, string>>

export type ButtonName = keyof typeof buttonNames

/** Where on a page a call to action may stand. */
export type CallLocation = ButtonName extends infer Name
  ? Name extends `cta-${infer Place}`
    ? Place
    : never
  : never
