import { useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { repaymentBoardTexts as texts } from '../../contract/money-texts.ts'
import { MoneyBoard } from './money-board.tsx'
import { RepaidCampaignCard } from './repaid-campaign-card.tsx'
import { repaymentReviewApi } from './settlement-api.ts'

/** What creators report, what is late, and how the team takes a wrong report back. */
export function RepaymentBoard({ mode }: { mode: FundingMode }) {
  const found = useQuery({
    queryKey: ['admin', 'repayments'],
    queryFn: () => unwrap(repaymentReviewApi.repayments.$get()),
  })
  return (
    <MoneyBoard mode={mode} texts={texts} found={found}>
      {found.data?.items.map((campaign) => (
        <RepaidCampaignCard key={campaign.id} campaign={campaign} onChange={() => found.refetch()} />
      ))}
    </MoneyBoard>
  )
}
