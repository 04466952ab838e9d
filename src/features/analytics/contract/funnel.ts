/** What a page reports; the tracker adds session, page, time and variant. */
export type FunnelEvent =
  | { eventType: 'waitlist_click'; buttonText: string; location: string }
  | { eventType: 'poll_start' }
  | ({ eventType: 'poll_step' } & FunnelStep)
  | { eventType: 'poll_complete' | 'og_badge_shown' | 'conversion'; userType: FunnelUserType; source: string }
  | { eventType: 'form_submit'; source: string }

export type FunnelStep = { stepNumber: number; role: 'creator' | 'investor' | 'backer'; tabName: string }

/** Each waitlist tab is a step of the funnel. */
export const funnelSteps = {
  creators: { stepNumber: 1, role: 'creator', tabName: 'Content Creators' },
  investors: { stepNumber: 2, role: 'investor', tabName: 'Investors' },
  backers: { stepNumber: 3, role: 'backer', tabName: 'Backers' },
} as const satisfies Record<string, FunnelStep>
export type FunnelUserType = keyof typeof funnelSteps
