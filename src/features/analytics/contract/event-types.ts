/** Recorded by the tracker automatically. */
const observedTypes = ['page_view', 'button_click', 'scroll_depth', 'time_on_page'] as const

/** Sent by the waitlist, in the usual order. */
export const funnelEventTypes = [
  'waitlist_click',
  'poll_start',
  'poll_step',
  'poll_complete',
  'og_badge_shown',
  'form_submit',
  'conversion',
] as const

/**
 * Steps that follow each other: a session that reaches one has passed all earlier ones. The other types are
 * side steps.
 */
export const funnelOrder = ['waitlist_click', 'poll_start', 'poll_complete', 'conversion'] as const

export const eventTypes = [...observedTypes, ...funnelEventTypes] as const
export type EventType = (typeof eventTypes)[number]

export const scrollMilestones = [25, 50, 75, 100] as const

export const buttonCategories = ['navigation', 'cta', 'social', 'form', 'brand', 'tab', 'other'] as const
export type ButtonCategory = (typeof buttonCategories)[number]
