export const pledgeMessages = {
  noMoney: 'This site takes reservations only.',
  closed: 'This campaign doesn’t take pledges now. Nothing was pledged.',
  amount: (min: string, max: string) => `Please enter an amount from ${min} to ${max}. Nothing was pledged.`,
  currency: (currency: string) => `This campaign uses ${currency}. Nothing was pledged.`,
  model: 'Please choose one of this campaign’s ways of giving back. Nothing was pledged.',
  reward: 'Please choose one of this campaign’s rewards. Nothing was pledged.',
  rewardAmount: (amount: string) => `This reward starts at ${amount}. Nothing was pledged.`,
  full: (left: string) => `Only ${left} is left until the goal. Nothing was pledged.`,
  stale: 'The campaign has changed since you opened it. Please read the new terms, then pledge again.',
  own: 'You can’t pledge in your own campaign.',
  none: 'You have no pledge in this campaign.',
  card: 'Please enter a card. Nothing was pledged.',
  testCardsOnly: 'Please choose one of the test cards.',
  unreachable: 'We couldn’t reach our payment provider. Nothing was pledged or charged. Please try again.',
  tooLate: 'A pledge can’t be canceled or lowered any more this close to the deadline.',
  notFixable: 'Your card doesn’t need to be replaced.',
  reservationsOver: 'This campaign takes pledges now instead of reservations.',
  heldMoney:
    'One of your campaigns holds or has received money of backers. Please contact us before you delete your account.',
} as const

export const fixCardTexts = {
  subject: (title: string) => `Your card was declined for “${title}”`,
  body: (amount: string, title: string) => `We couldn’t charge your pledge of ${amount} to “${title}”.`,
  until: (day: string) =>
    `You can enter another card until ${day}. After that your pledge ends, and you pay nothing.`,
  button: 'Enter another card',
} as const

/** Why a campaign moved after its deadline, in its public history. */
export const settlementTexts = {
  settling: 'The deadline has passed. Pledges are being charged.',
  funded: 'At least 80% of the goal was collected.',
  failed: 'Less than 80% of the goal was collected. Everyone gets their money back.',
  paidOut: 'The creator was paid.',
  chargedBack: 'A backer’s bank took a payment back or sent it again, so the amount has changed.',
  disputeWon: 'The bank has decided that the payment was right.',
} as const
