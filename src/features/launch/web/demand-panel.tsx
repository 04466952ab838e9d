import { useQuery } from '@tanstack/react-query'
import {
  checkSizes,
  contentTypes,
  contributionSizes,
  fundingTargets,
  investorTypes,
  returnModels,
} from '#features/forms/contract/choices.ts'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import type { TeamDemand } from '../contract/demand.ts'
import { demandTexts as texts } from '../contract/demand-texts.ts'
import type { TeamDemandRoutes } from '../server/demand.routes.ts'
import { DemandMeter } from './demand-meter.tsx'
import { DemandTable } from './demand-table.tsx'

const demandApi = apiClient<TeamDemandRoutes>('/api/admin')

export function DemandPanel() {
  const query = useQuery({
    queryKey: ['admin', 'launch', 'demand'],
    queryFn: () => unwrap(demandApi.launch.demand.$get()),
    staleTime: 0,
  })
  return (
    <section>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-ink-soft">{texts.about}</p>
      {query.isPending && (
        <SkeletonGroup className="grid gap-3 sm:grid-cols-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching}>
          {query.error.message}
        </ErrorState>
      )}
      {query.data && <Loaded demand={query.data} />}
    </section>
  )
}

function Loaded({ demand }: { demand: TeamDemand }) {
  const { asks, offers, investors } = demand
  if (asks.people + offers.people + investors.people === 0)
    return <EmptyState title={texts.empty.title}>{texts.empty.about}</EmptyState>
  const tables = [
    { key: 'asks', side: asks, groups: contentTypes, bands: fundingTargets },
    { key: 'offers', side: offers, groups: returnModels, bands: contributionSizes },
    { key: 'investors', side: investors, groups: investorTypes, bands: checkSizes },
  ] as const
  return (
    <div className="flex flex-col gap-6">
      <DemandMeter demand={demand} />
      {tables
        .filter(({ side }) => side.people > 0)
        .map(({ key, ...table }) => (
          <div key={key}>
            <h3 className="mb-2 font-semibold">{texts.tables[key].title}</h3>
            {key === 'investors' && <p className="mb-2 text-sm text-ink-soft">{texts.investorsAbout}</p>}
            <DemandTable texts={texts.tables[key]} {...table} />
          </div>
        ))}
    </div>
  )
}
