import type { SandboxEventKind, SandboxEventState } from './sandbox.ts'

export const sandboxTexts = {
  title: 'Test provider',
  label: 'Test money',
  about: 'It stands in for a payment provider. Move its clock to see what happens at a deadline.',
  clock: 'Clock',
  now: (moment: string) => `It’s ${moment} for the test provider.`,
  inStep: 'Its clock shows the real time.',
  ahead: (time: string) => `That’s ${time} ahead of the real time. The clock only goes forward.`,
  forward: { hour: 'Forward 1 hour', day: 'Forward 1 day', week: 'Forward 1 week' },
  days: 'Days',
  move: 'Move clock forward',
  daysProblem: 'Please enter a whole number of days from 1 to 200.',
  cards: 'Test cards',
  cardHead: ['Card', 'What it does'],
  events: 'Events',
  eventsAbout: 'What the test provider reports to the site. An event that arrives twice has one effect.',
  noEvents: 'No events yet. They begin when a campaign reaches its deadline.',
  eventHead: ['Event', 'State', 'Due', ''],
  kinds: {
    'charge.pending': 'Payment began',
    'charge.succeeded': 'Payment succeeded',
    'charge.declined': 'Card declined',
    'charge.disputed': 'Payment charged back',
    'charge.dispute-won': 'Dispute won',
  } satisfies Record<SandboxEventKind, string>,
  states: { waiting: 'Waiting', delivered: 'Delivered', lost: 'Lost' } satisfies Record<
    SandboxEventState,
    string
  >,
  times: (count: number) => (count > 1 ? `Delivered ${count} times` : 'Delivered'),
  deliver: 'Deliver',
  again: 'Deliver again',
  lose: 'Lose',
} as const
