import { repaymentMonths as months, repaymentRules as rules, type ReportStatus } from './repayment-choices.ts'

export const repaymentMessages = {
  revenue: `Please enter an amount from 0 to ${rules.maxRevenue.toLocaleString('en')}. Nothing was reported.`,
  currency: (currency: string) => `This campaign uses ${currency}. Nothing was reported.`,
  noShare: 'This campaign shares no revenue, so there is nothing to report.',
  notDelivering: 'Revenue can be reported after the campaign was paid out and until it closes.',
  early: (month: number) => `Month ${month} isn’t over. Nothing was reported.`,
  reported: (month: number) =>
    `Month ${month} was reported with another amount. Please ask our team to take that report back first.`,
  complete: 'Backers have got everything they can get. There is nothing left to report.',
  realMoney: 'This site can’t pay back real money yet. Nothing was reported.',
  reason: 'Please give a reason.',
  unknown: 'This report doesn’t exist.',
  reversed: 'This report was taken back.',
  closed: 'This campaign is closed, so its reports can’t be taken back.',
  attached: 'This report has a document. It can’t be replaced.',
  noFailedShares: 'No share has failed. Please reload.',
  noAttachment: 'This report has no document.',
} as const

export const reportStatusTexts: Record<ReportStatus, string> = {
  upcoming: 'Not over yet',
  open: 'Report expected',
  late: 'Late',
  reported: 'Reported',
  missing: 'Never reported',
  'not-needed': 'Not needed',
}

export const repaymentTexts = {
  title: 'Repayment',
  about: (share: number, cap: string) =>
    `Report your revenue for each of the months ${months.from} to ${months.to} after your deadline. Your backers share ${share}% of it, until they have ${cap} times what they gave.`,
  month: (month: number) => `Month ${month}`,
  repaid: (repaid: string, cap: string) => `${repaid} of at most ${cap} paid back`,
  upcoming: (day: string) => `You can report it from ${day}.`,
  due: (day: string) => `Please report it by ${day}.`,
  late: (day: string) => `The report was due on ${day}. Your backers see that it is late.`,
  missing: 'No revenue was reported.',
  notNeeded: 'Your backers had got everything.',
  reported: (revenue: string, shared: string) => `Revenue ${revenue}. Backers got ${shared}.`,
  revenue: (currency: string) => `Revenue in ${currency}`,
  check: 'Please check the amount. After you send it, only our team can take it back.',
  invalid: 'Please enter an amount such as 1200 or 99.50.',
  send: 'Report revenue',
  sending: 'Paying your backers …',
  attach: 'Add document',
  attaching: 'Uploading …',
  attachment: 'Document',
  takenBack: (reason: string) => `An earlier report was taken back: ${reason}`,
} as const

/** The money of a campaign on its page, step by step. */
export const trailTexts = {
  title: 'Where the money went',
  about: 'Totals from our books. They show no names.',
  collected: 'Collected from backers',
  refunded: 'Refunded to backers',
  chargedBack: 'Taken back by backers’ banks',
  owed: 'Part of this that the creator owes',
  paidOut: 'Paid to the creator',
  fees: 'Our fee',
  held: 'Held by us now',
  repaid: 'Paid back to backers',
  months: 'Monthly reports',
  head: ['Month', 'Report', 'Revenue', 'To backers'],
  due: (day: string) => `due ${day}`,
} as const

/** Why a campaign closed, in its public history. */
export const closingTexts = {
  repaid: 'Backers have got everything they can get.',
  over: `Month ${months.to} is over.`,
} as const
