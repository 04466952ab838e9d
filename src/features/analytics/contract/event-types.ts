/** What visitors are seen to do; the tracker notes these by itself. */
const observedTypes = ['page_view', 'button_click', 'scroll_depth', 'time_on_page'] as const

/** The steps of the funnel, in the order in which a visitor takes them. */
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

export const eventTypes = [...observedTypes, ...funnelEventTypes] as const
export type EventType = (typeof eventTypes)[number]

export const scrollMilestones = [25, 50, 75, 100] as const

export const buttonCategories = ['navigation', 'cta', 'social', 'form', 'brand', 'tab', 'other'] as const
export type ButtonCategory = (typeof buttonCategories)[number]
