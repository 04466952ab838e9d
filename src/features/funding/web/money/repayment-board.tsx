import { useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { repaymentBoardTexts as texts } from '../../contract/money-texts.ts'
import { TestMoney } from '../pledges/test-money.tsx'
import { RepaidCampaignCard } from './repaid-campaign-card.tsx'
import { repaymentReviewApi } from './settlement-api.ts'

/** What creators report, what is late, and how the team takes a wrong report back. */
export function RepaymentBoard({ mode }: { mode: FundingMode }) {
  const found = useQuery({
    queryKey: ['admin', 'repayments'],
    queryFn: () => unwrap(repaymentReviewApi.repayments.$get()),
  })
  return (
    <section>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.about}</p>
      <TestMoney mode={mode} />
      {found.isPending && (
        <SkeletonGroup className="mt-4">
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {found.isError && (
        <ErrorState className="mt-4" onRetry={() => void found.refetch()} busy={found.isFetching}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && found.data.items.length === 0 && <EmptyState className="mt-4" title={texts.none} />}
      {found.isSuccess && (
        <ul className="mt-4 flex flex-col gap-4">
          {found.data.items.map((campaign) => (
            <RepaidCampaignCard key={campaign.id} campaign={campaign} onChange={() => found.refetch()} />
          ))}
        </ul>
      )}
    </section>
  )
}
