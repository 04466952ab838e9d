import { useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { moneyTexts as texts } from '../../contract/money-texts.ts'
import { TestMoney } from '../pledges/test-money.tsx'
import { settlementApi } from './settlement-api.ts'
import { SettlementCard } from './settlement-card.tsx'

/** Campaigns after their deadline, and the money that leaves. */
export function SettlingBoard({ mode }: { mode: FundingMode }) {
  const found = useQuery({
    queryKey: ['admin', 'settlements'],
    queryFn: () => unwrap(settlementApi.settlements.$get()),
    // Payments arrive by themselves.
    refetchInterval: 15_000,
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
          {found.data.items.map((settlement) => (
            <SettlementCard key={settlement.id} settlement={settlement} onChange={() => found.refetch()} />
          ))}
        </ul>
      )}
    </section>
  )
}
