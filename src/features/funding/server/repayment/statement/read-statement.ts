import { readPledgeEntries } from '#features/ledger/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { FundingMode } from '../../../contract/campaign-choices.ts'
import type { Statement, StatementEvent } from '../../../contract/statements.ts'
import { buildStatement } from '../../../domain/build-statement.ts'
import { capOf } from '../../../domain/repayment.ts'
import type { CampaignRow } from '../../campaigns/campaign.store.ts'
import type { PledgeRow } from '../../pledges/pledge.store.ts'
import { findTerms } from '../report-revenue.ts'
import { listReports } from '../revenue-report.store.ts'
import { sumSent } from '../share-payment.store.ts'

type Asked = { campaign: CampaignRow; pledge: PledgeRow; mode: FundingMode }

export async function readStatement(db: Db, { campaign, pledge, mode }: Asked): Promise<Statement> {
  const { id: pledgeId, campaignId, status, model, currency, amountMinor: pledgedMinor } = pledge
  const terms = model === 'roi' ? await findTerms(db, campaign) : null
  const isHolder = terms !== null && status === 'charged'
  const entries = await readPledgeEntries(db, campaignId, pledgeId)
  // A pledge that was charged back keeps what it got before.
  const reports =
    terms === null
      ? []
      : (await listReports(db, campaignId)).filter(
          ({ id }) => isHolder || entries.some(({ key }) => key === `distribution:${id}`),
        )
  const capMinor = isHolder ? capOf(pledgedMinor, terms.capPercent) : null
  const lines = buildStatement({
    pledgedAt: pledge.createdAt,
    entries,
    reports,
    capMinor,
  })
  const sum = (...events: StatementEvent[]) =>
    lines
      .filter(({ event }) => events.includes(event))
      .reduce((total, { inMinor, outMinor }) => total + inMinor - outMinor, 0)
  return {
    mode,
    pledgeId,
    title: campaign.title,
    status,
    model,
    currency,
    pledgedMinor,
    capMinor,
    lines,
    paidMinor: 0 - sum('charge'),
    refundedMinor: sum('refund'),
    chargedBackMinor: sum('chargeback', 'dispute-won'),
    sentMinor: await sumSent(db, pledgeId),
    receivedMinor: sum('distribution', 'reversal'),
    leftMinor: lines.at(-1)?.leftMinor ?? null,
    // The real time, as in its lines: the books don't follow the clock of the test provider.
    madeAt: new Date().toISOString(),
  }
}
