import type { AccountKind } from '#features/ledger/contract/ledger.ts'
import type { ShareFailure } from '#features/payments/contract/share-failures.ts'
import type { TransferKind, TransferStatus } from './transfer-choices.ts'

/** What the team sees about money. */
export const moneyTexts = {
  tabs: 'Campaigns',
  review: 'Review',
  settling: 'Settling',
  repayment: 'Repayment',
  sandbox: 'Test provider',
  title: 'After the deadline',
  about:
    'Campaigns whose pledges are being charged, were paid or were given back. Open payouts and refunds come first.',
  none: 'No campaign has reached its deadline yet.',
  collected: (amount: string, goal: string) => `${amount} collected of ${goal}`,
  needed: (amount: string) => `Funded from ${amount}`,
  fixUntil: (moment: string) => `Declined cards can be replaced until ${moment}.`,
  ended: (moment: string) => `Ended ${moment}`,
  pledges: 'Pledges',
  balances: 'Where the money is',
  accounts: {
    cards: 'Promised by cards',
    promises: 'Promised to the campaign',
    backers: 'Backers: received minus paid',
    escrow: 'Held',
    creator: 'With the creator',
    repayments: 'To be distributed',
    fees: 'Our fees',
    processing: 'Fees of the payment provider',
  } satisfies Record<AccountKind, string>,
  transfers: 'Payouts and refunds',
  kinds: { payout: 'Payout', refund: 'Refund' } satisfies Record<TransferKind, string>,
  statuses: {
    proposed: 'Waiting for approval',
    approved: 'Approved',
    done: 'Done',
    rejected: 'Rejected',
    reversed: 'Taken back',
  } satisfies Record<TransferStatus, string>,
  approvals: (have: number, need: number) => `${have} of ${need} ${need === 1 ? 'approval' : 'approvals'}`,
  fee: (amount: string) => `Fee ${amount}`,
  to: (destination: string) => `To ${destination}`,
  propose: 'Propose payout',
  proposeTitle: (title: string) => `Pay out “${title}”?`,
  proposeAbout: 'A proposal moves no money. Large payouts need two people of the team.',
  reason: 'Reason',
  approve: 'Approve',
  approveTitle: (what: string) => `Approve ${what}?`,
  approveAbout:
    'Once enough people have approved, the money leaves. Only money that the creator’s bank sends back can be paid out again.',
  destination: 'Account it goes to',
  reject: 'Reject',
  rejectTitle: (what: string) => `Reject ${what}?`,
  reverse: 'Take back',
  reverseTitle: (what: string) => `Take back ${what}?`,
  reverseAbout:
    'For a payout that went to a wrong account. The payment provider is asked to send it back, and our books get the opposite entry. Then you can propose a new payout.',
  reported: 'The creator has reported revenue for this payout, so it can’t be taken back.',
  sending: 'Sending …',
} as const

/** How the team watches what creators pay back. */
export const repaymentBoardTexts = {
  title: 'Repayment',
  about:
    'What creators report, and what their backers got. Failed payments, late reports and unchecked reports come first.',
  none: 'No campaign pays back yet.',
  terms: (share: number, cap: string) =>
    `Backers share ${share}% of the revenue, up to ${cap} times their pledge.`,
  late: (count: number) => (count === 1 ? '1 late report' : `${count} late reports`),
  missing: (count: number) => `${count} ${count === 1 ? 'month' : 'months'} never reported`,
  lateMonth: (month: number, day: string) => `Month ${month} was due on ${day}.`,
  openMonth: (month: number, day: string) => `Month ${month} is expected by ${day}.`,
  nextMonth: (month: number, day: string) => `Month ${month} can be reported from ${day}.`,
  unsent: (amount: string) => `${amount} is on its way to backers.`,
  failed: {
    refused: (amount: string, count: number) =>
      `The payment provider refused to send ${amount} to ${count === 1 ? '1 backer' : `${count} backers`}.`,
    returned: (amount: string, count: number) =>
      `${amount} for ${count === 1 ? '1 backer' : `${count} backers`} came back from their bank.`,
  } satisfies Record<ShareFailure, (amount: string, count: number) => string>,
  sendAgain: 'Send again',
  reports: 'Reports',
  noReports: 'No reports yet.',
  reportedOn: (day: string) => `Reported on ${day}.`,
  noDocument: 'No document.',
  unchecked: 'Not checked yet',
  checked: 'Checked',
  check: 'Mark as checked',
  takeBack: 'Take back',
  takenBack: 'Taken back',
  takenBackOn: (day: string, reason: string) => `Taken back on ${day}: ${reason}`,
  takeBackTitle: (month: number) => `Take back the report for month ${month}?`,
  takeBackAbout: (amount: string) =>
    `The ${amount} that backers got from it no longer counts. What they were sent stays with them and counts for later reports. The creator can report the month again. Backers and the creator see your reason.`,
} as const
