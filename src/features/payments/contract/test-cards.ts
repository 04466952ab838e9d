/** Cards of the built-in test provider. Each behaves in one way, every time. */
export const testCards = [
  { id: 'test-succeeds', label: 'Test card ending in 4242', about: 'Works.' },
  { id: 'test-declined', label: 'Test card ending in 0002', about: 'Is declined when you pledge.' },
  {
    id: 'test-declined-later',
    label: 'Test card ending in 0341',
    about: 'Is accepted when you pledge, and declined at the deadline.',
  },
  {
    id: 'test-confirm',
    label: 'Test card ending in 3184',
    about: 'Is declined at the deadline until you enter it again.',
  },
  { id: 'test-slow', label: 'Test card ending in 0077', about: 'Takes a day and a half to pay.' },
  {
    id: 'test-repeated',
    label: 'Test card ending in 0085',
    about: 'Pays after an hour, and reports the payment three times.',
  },
  {
    id: 'test-reordered',
    label: 'Test card ending in 0093',
    about: 'Pays after an hour, and reports the end before the beginning.',
  },
  {
    id: 'test-unreported',
    label: 'Test card ending in 0101',
    about: 'Pays after an hour, and never reports it.',
  },
  {
    id: 'test-disputed',
    label: 'Test card ending in 0259',
    about: 'Pays, and the bank takes the money back 20 days later.',
  },
  {
    id: 'test-dispute-won',
    label: 'Test card ending in 0275',
    about: 'Pays, is charged back after 20 days, and pays again after 40 days.',
  },
  {
    id: 'test-refuses-share',
    label: 'Test card ending in 0267',
    about: 'Pays, and refuses the first share of revenue.',
  },
] as const
export type TestCard = (typeof testCards)[number]['id']

export const declineReasons = [
  'declined',
  'no-funds',
  'needs-confirmation',
  'unknown-card',
  'unfinished',
] as const
export type DeclineReason = (typeof declineReasons)[number]

export const declineTexts: Record<DeclineReason, string> = {
  declined: 'Your bank declined this card.',
  'no-funds': 'There wasn’t enough money on this card.',
  'needs-confirmation': 'Your bank asks you to confirm this payment. Please enter the card again.',
  'unknown-card': 'We don’t know this card.',
  unfinished: 'You haven’t finished entering your card. Please enter it again.',
}
