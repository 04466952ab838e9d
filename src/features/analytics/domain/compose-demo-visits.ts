import { demoId, demoMoment } from '#platform/common/demo/demo-month.ts'

import type { SeededRandom } from '#platform/common/seeded-random.ts'
import type { ButtonName, CallLocation } from '../contract/button-names.ts'
import { scrollMilestones, type ButtonCategory } from '../contract/event-types.ts'
import type { AnalyticsEvent } from '../contract/events.ts'
import { funnelSteps, type FunnelUserType } from '../contract/funnel.ts'

// Two months, so that the dashboard can compare a month with the previous one.
const days = 60
const visitCount = 1_800

/** Two months of visits across the pages; about one in six ends on the waitlist. */
export function composeDemoVisits(random: SeededRandom, now: number): AnalyticsEvent[] {
  let events = 0
  return Array.from({ length: visitCount }, (_, visit) => {
    let timestamp = Math.floor(demoMoment(random, now, days))
    const sessionId = `demo-${visit}`
    const origin = { ...random.pick(origins), userAgent: random.pick(agents) }
    return composeVisit(random).map((step): AnalyticsEvent => {
      timestamp = Math.min(now, timestamp + 1_000 + random.below(15_000))
      return {
        id: demoId(events++),
        sessionId,
        timestamp,
        variantId: 'C',
        source: 'demo',
        ...origin,
        ...step,
      }
    })
  }).flat()
}

type Origin = Pick<AnalyticsEvent, 'referrer' | 'utmSource' | 'utmMedium' | 'utmCampaign'>

const newsletter: Origin = { utmSource: 'newsletter', utmMedium: 'email', utmCampaign: 'early-access' }
const video: Origin = { utmSource: 'youtube', utmMedium: 'video', utmCampaign: 'founder-story' }
const origins: readonly [Origin, ...Origin[]] = [
  {},
  {},
  {},
  { referrer: 'https://search.example/' },
  { referrer: 'https://search.example/' },
  { referrer: 'https://creators.example/tools' },
  { referrer: 'https://forum.example/t/funding' },
  newsletter,
  newsletter,
  video,
]

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
] as const

type Step = Pick<AnalyticsEvent, 'pageUrl'> & Partial<AnalyticsEvent>

function composeVisit(random: SeededRandom): Step[] {
  const start = random.pick(['/', '/', '/', '/about', '/ai-tools', '/waitlist'])
  const steps = view(random, start)
  let page = start
  while (random.isLucky(0.62) && steps.length < 40) {
    const next = random.pick(links[page] ?? [])
    steps.push(click(page, next))
    if (next.location)
      steps.push({
        pageUrl: page,
        eventType: 'waitlist_click',
        buttonText: next.text,
        location: next.location,
      })
    steps.push(...view(random, next.to))
    page = next.to
    if (page === '/waitlist') return [...steps, ...walkWaitlist(random)]
  }
  return steps
}

function walkWaitlist(random: SeededRandom): Step[] {
  const audience = random.pick(Object.keys(funnelSteps) as FunnelUserType[])
  const pageUrl = '/waitlist'
  const steps: Step[] = [{ pageUrl, eventType: 'poll_start' }]
  if (!random.isLucky(0.7)) return steps
  steps.push({ pageUrl, eventType: 'poll_step', ...funnelSteps[audience] })
  if (!random.isLucky(0.6)) return steps
  return [
    ...steps,
    { ...click(pageUrl, send), elementType: 'button' },
    { pageUrl, eventType: 'form_submit', userType: audience },
    { pageUrl, eventType: 'poll_complete', userType: audience },
    { pageUrl, eventType: 'og_badge_shown', userType: audience },
    { pageUrl, eventType: 'conversion', userType: audience },
  ]
}

const view = (random: SeededRandom, pageUrl: string): Step[] => [
  { pageUrl, type: 'page_view' },
  ...scrollMilestones
    .filter((_, index) => random.isLucky(0.85 - 0.15 * index))
    .map((scrollDepth): Step => ({ pageUrl, type: 'scroll_depth', scrollDepth })),
  { pageUrl, type: 'time_on_page', timeOnPage: 4 + random.below(75) },
]
/** Unnamed buttons are identified by their text, as on the site. */
const click = (pageUrl: string, { name, text, category, to }: Way): Step => ({
  pageUrl,
  type: 'button_click',
  action: 'click',
  elementType: 'a',
  name: name ?? text,
  text,
  category,
  href: to,
})

type Way = { name?: ButtonName; text: string; category: ButtonCategory; to: string; location?: CallLocation }

const about: Way = { text: 'About', category: 'navigation', to: '/about' }
const learnMore: Way = { name: 'cta-learn_more', text: 'Learn More', category: 'cta', to: '/about' }
const contact: Way = { text: 'Contact', category: 'navigation', to: '/contact' }
const callIn = (location: CallLocation): Way => ({
  name: `cta-${location}`,
  text: 'AI Tools',
  category: 'cta',
  to: '/ai-tools',
  location,
})
const waitlist: Way = { text: 'Waitlist', category: 'navigation', to: '/waitlist' }
const home: Way = { name: 'brand-home', text: 'Crovest', category: 'brand', to: '/' }
const send: Way = { text: 'Join the Waitlist', category: 'form', to: '/waitlist' }

const links: Record<string, readonly Way[]> = {
  '/': [callIn('hero'), callIn('header'), about, learnMore, contact, waitlist],
  '/about': [callIn('header'), waitlist, waitlist, contact, home],
  '/contact': [home, about, waitlist],
  '/waitlist': [home],
  '/ai-tools': [
    { text: 'Try Now', category: 'navigation', to: '/ai-tools/script-generator' },
    home,
    waitlist,
  ],
  '/ai-tools/script-generator': [home],
}
