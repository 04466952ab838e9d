import type { ButtonCategory } from './event-types.ts'

/**
 * Every allowed `data-track` value with its label on the dashboard. A name starts with its category, so the
 * tracker can derive the category without loading this list. Unnamed buttons are identified by their text.
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

/** Where a call to action can appear on a page. */
export type CallLocation = ButtonName extends infer Name
  ? Name extends `cta-${infer Place}`
    ? Place
    : never
  : never
