import { useQuery } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { moneyTexts as texts } from '../../contract/money-texts.ts'
import { MoneyBoard } from './money-board.tsx'
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
    <MoneyBoard mode={mode} texts={texts} found={found}>
      {found.data?.items.map((settlement) => (
        <SettlementCard key={settlement.id} settlement={settlement} onChange={() => found.refetch()} />
      ))}
    </MoneyBoard>
  )
}
