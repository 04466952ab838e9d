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
  tooLate: 'A pledge can’t be canceled or lowered any more this close to the deadline.',
  notFixable: 'Your card doesn’t need to be replaced.',
  reservationsOver: 'This campaign takes pledges now instead of reservations.',
  heldMoney:
    'One of your campaigns holds or has received money of backers. Please contact us before you delete your account.',
} as const
