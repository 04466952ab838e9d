import type { ArmName, Factor } from '#features/analytics/contract/experiments.ts'

export const experimentMessages = {
  factor: 'Please choose what to vary.',
  metric: 'Please choose what to count.',
  smallestEffect: 'Please enter a number from 0.1 to 50.',
  notFound: 'Experiment not found.',
  alreadyRunning: 'Another experiment is running. Stop it first: only one thing is varied at a time.',
  alreadyStopped: 'This experiment has been stopped already.',
} as const

export const factorNames: Record<Factor, string> = {
  text: 'Text of the button',
  framing: 'Sentence beside the button',
  placement: 'Place of the button',
}

export const metricNames = {
  conversion: 'Visits that join the waitlist',
  waitlist_click: 'Visits that open the waitlist',
} as const

export const armNames: Partial<Record<ArmName, string>> = {
  default: 'Neutral sentence',
  og_focused: 'About early members (OGs)',
  exclusive_access: 'About early access',
  sticky_bar: 'Bar at the bottom',
  hero_primary: 'First in the headline area',
  hero_secondary: 'Second in the headline area',
}

export const experimentTexts = {
  title: 'Experiments',
  about: 'Show different calls to action to different visits, and see which one wins more of them.',
  start: 'Start an experiment',
  stop: 'Stop',
  factor: 'What to vary',
  metric: 'What to count',
  smallestEffect: 'Smallest improvement worth finding (percentage points)',
  today: (rate: string) => `Today ${rate} of visits do this.`,
  smallestEffectHint: 'A smaller improvement takes much longer to find.',
  forecast: (time: string) => `At today’s traffic this takes ${time}.`,
  noTraffic: 'There were no visits in the last 30 days, so we can’t say how long this will take.',
  cancel: 'Cancel',
  busy: 'Working...',
  started: 'The experiment has started.',
  stopped: 'The experiment has stopped. Every visit now sees the usual version.',
  stopTitle: 'Stop this experiment?',
  stopText: 'Its numbers are kept, but it can’t be continued. Every visit will see the usual version again.',
  emptyTitle: 'No experiments yet',
  empty: 'Start the first one. You can look at its numbers as often as you like.',
  running: 'Running',
  over: 'Stopped',
  version: 'Version',
  visits: 'Visits',
  successes: 'Successes',
  rate: 'Rate',
  difference: 'Difference',
  usual: 'Compared with this',
  tooFew: 'Too few yet',
  of: (conversions: string, visits: string) => `${conversions} of ${visits}`,
  between: (lower: string, upper: string) => `between ${lower} and ${upper} points`,
  since: (date: string, person: string) => `Started on ${date} by ${person}.`,
  until: (date: string) => `Stopped on ${date}.`,
  lookingFor: (points: string) => `Looking for an improvement of ${points} points or more.`,
  undecided: (time: string) => `No verdict yet. At this traffic it takes ${time} more.`,
  noVisits: 'No visits yet.',
  undecidedAtEnd: 'It was stopped before it had a verdict.',
  unequal:
    'No verdict: the versions were not shown equally often. Something loses visits of one version, so these numbers can’t be trusted.',
  better: (name: string) => `“${name}” is better.`,
  noImprovement: (points: string) => `No version is better by ${points} points or more.`,
  method:
    'The interval holds at every look: of 100 experiments without any difference, at most 5 ever name a winner. A visit keeps its version; a person who comes back later may see another one, because we don’t recognize returning visitors.',
} as const

/** A number of days as a person would say it. */
export function sayDays(days: number): string {
  if (days <= 1) return 'about a day'
  if (days < 14) return `about ${days} days`
  if (days < 120) return `about ${Math.round(days / 7)} weeks`
  return days < 730 ? `about ${Math.round(days / 30)} months` : 'more than two years'
}
