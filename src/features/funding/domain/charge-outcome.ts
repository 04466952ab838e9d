import type { PledgeStatus } from '../contract/pledge-choices.ts'

/** Paid before, so that a report of the payment is no news. */
const paidStatuses: readonly PledgeStatus[] = ['charged', 'refunded', 'charged-back']

type Charged = { status: PledgeStatus; attempt: number }
type Reported = { status: 'succeeded' | 'pending' | 'declined'; attempt: number }

/**
 * What a provider's report about a charge changes. Reports come twice, late and in any order, so most change
 * nothing. `stray` is money that belongs to no open pledge and goes back at the provider.
 */
export function afterReport(
  pledge: Charged,
  reported: Reported,
): 'charged' | 'fixing' | 'charging' | 'stray' | undefined {
  const { status } = pledge
  const isCurrent = pledge.attempt === reported.attempt
  const isOpen = isCurrent && (status === 'active' || status === 'charging')
  switch (reported.status) {
    case 'succeeded':
      if (isOpen || (isCurrent && status === 'fixing')) return 'charged'
      return isCurrent && paidStatuses.includes(status) ? undefined : 'stray'
    case 'declined':
      return isOpen ? 'fixing' : undefined
    case 'pending':
      return isCurrent && status === 'active' ? 'charging' : undefined
  }
}
