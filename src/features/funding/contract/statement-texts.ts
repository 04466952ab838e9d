import type { StatementEvent } from './statements.ts'

export const statementTexts = {
  title: 'Statement',
  file: 'statement',
  madeAt: (moment: string) => `Made on ${moment} (UTC)`,
  pledged: 'Pledged',
  paid: 'You paid',
  refunded: 'Refunded to you',
  chargedBack: 'Taken back by your bank',
  received: 'You got from revenue',
  sent: 'Sent to your card',
  cap: 'Your limit',
  left: 'Left to your limit',
  total: 'Total',
  rules:
    'Each month backers share a part of the revenue in proportion to what they paid. Cents that can’t be divided go to the largest remainders. What is above someone’s limit goes to the others.',
  sentBefore:
    'You were sent more than you got, because a report was taken back later. The difference counts for later reports.',
  /** The columns of the CSV file. */
  columns: [
    'Date',
    'Event',
    'Month',
    'Revenue',
    'Share in percent',
    'To all backers',
    'From you',
    'To you',
    'Left to your limit',
    'Currency',
    'Note',
  ],
  events: {
    pledge: 'Pledged',
    charge: 'Charged',
    refund: 'Refunded',
    chargeback: 'Charged back',
    'dispute-won': 'Chargeback reversed',
    distribution: 'Share of revenue',
    reversal: 'Taken back',
  } satisfies Record<StatementEvent, string>,
  pledgeNote: (amount: string) => `You pledged ${amount}`,
} as const
