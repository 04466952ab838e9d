/** What visitors are seen to do; the tracker notes these by itself. */
const observedTypes = ['page_view', 'button_click', 'scroll_depth', 'time_on_page'] as const

/** What the waitlist tells of itself, in the order in which it mostly happens. */
export const funnelEventTypes = [
  'waitlist_click',
  'poll_start',
  'poll_step',
  'poll_complete',
  'og_badge_shown',
  'form_submit',
  'conversion',
] as const
export type FunnelEventType = (typeof funnelEventTypes)[number]

/** The steps that lead into each other: a visit that comes to one has passed those before it. The others are beside the way. */
export const funnelOrder = ['waitlist_click', 'poll_start', 'poll_complete', 'conversion'] as const

export const eventTypes = [...observedTypes, ...funnelEventTypes] as const
export type EventType = (typeof eventTypes)[number]

export const scrollMilestones = [25, 50, 75, 100] as const

export const buttonCategories = ['navigation', 'cta', 'social', 'form', 'brand', 'tab', 'other'] as const
export type ButtonCategory = (typeof buttonCategories)[number]
