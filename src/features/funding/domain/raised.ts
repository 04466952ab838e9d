import type { CampaignStatus } from '../contract/campaign-choices.ts'

type Counts = {
  status: CampaignStatus
  reservedMinor: number
  reservationCount: number
  pledgedMinor: number
  pledgeCount: number
}

/** `reserved`: without obligation. `pledged`: promised with a card. `paid`: charged after the deadline. */
export type Raised = { kind: 'reserved' | 'pledged' | 'paid'; minor: number; people: number }

const paidStatuses: readonly CampaignStatus[] = ['funded', 'failed', 'delivering']

/**
 * What counts toward the goal. Reservations count until a campaign takes pledges: at its launch, on a site
 * where money is involved.
 */
export function raisedOf(counts: Counts, isMoney = false): Raised {
  const { status, pledgedMinor, pledgeCount } = counts
  if (paidStatuses.includes(status)) return { kind: 'paid', minor: pledgedMinor, people: pledgeCount }
  const isPledging = status === 'settling' || pledgeCount > 0 || (isMoney && status === 'live')
  return isPledging
    ? { kind: 'pledged', minor: pledgedMinor, people: pledgeCount }
    : { kind: 'reserved', minor: counts.reservedMinor, people: counts.reservationCount }
}
