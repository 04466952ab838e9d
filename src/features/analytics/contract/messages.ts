import { maxFunnels } from './funnels.ts'
import type { EventType } from './event-types.ts'
import type { RefusalReason } from './collection.ts'
import type { FilterName } from './filters.ts'

/** Texts of the Analytics tab. */
export const reportMessages = {
  failure: 'Failed to fetch dashboard statistics.',
  changesFailure: 'Failed to fetch the changes from the previous period. Refresh to try again.',
  empty: 'No analytics data available yet. Start browsing the site to generate data.',
  nothingInPeriod: 'No data in this period.',
  funnelMissing: 'This funnel no longer exists.',
  tooManyFunnels: `You can define up to ${maxFunnels} funnels. Delete one first.`,
  noFunnels: 'Define steps to see how many visits get from one to the next.',
  online: (visitors: number) =>
    visitors === 0
      ? 'No one is on the site right now.'
      : `${visitors.toLocaleString('en')} ${visitors === 1 ? 'visitor' : 'visitors'} online now`,
  filtered: 'Only visits that match are counted.',
  chartFiltered: 'A filtered visit counts when it started.',
} as const

export const sectionTitles = {
  chart: 'Views and visitors over time',
  pages: 'Page views',
  sources: 'Sources',
  campaigns: 'Campaigns',
  entryPages: 'Entry pages',
  exitPages: 'Exit pages',
  devices: 'Devices',
  browsers: 'Browsers',
  countries: 'Countries',
  buttons: 'Buttons',
  calls: 'CTA performance by variant',
  engagement: 'Engagement',
  eventTypes: 'Event types',
  refusals: 'Rejected events',
  funnels: 'Funnels',
  conversion: 'Conversion funnel',
} as const

export const eventNames: Record<EventType, string> = {
  page_view: 'Page viewed',
  button_click: 'Button clicked',
  scroll_depth: 'Scrolled down',
  time_on_page: 'Time on page measured',
  waitlist_click: 'Waitlist opened',
  poll_start: 'Waitlist form started',
  poll_step: 'Waitlist tab switched',
  poll_complete: 'Waitlist form completed',
  og_badge_shown: 'OG badge seen',
  form_submit: 'Form sent',
  conversion: 'Converted',
}

/** Why an event was rejected. */
export const refusalNames: Record<RefusalReason, string> = {
  duplicate: 'Sent twice',
  bot: 'Sent by a bot',
  'untracked page': 'On a page that isn’t tracked',
  invalid: 'Not a valid event',
  'too old': 'More than a day old',
  'from the future': 'Dated in the future',
  private: 'Signed in or opted out of tracking',
}

/** On the chip of an active filter. */
export const filterLabels: Record<FilterName, string> = {
  source: 'Source',
  campaign: 'Campaign',
  page: 'Page',
  entry: 'Entry page',
  exit: 'Exit page',
  device: 'Device',
  browser: 'Browser',
  country: 'Country',
  button: 'Button',
}
