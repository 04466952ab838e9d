import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RequireAccess } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { pledgeTexts as texts } from '../../contract/pledge-texts.ts'
import { OwnList } from '../own/own-list.tsx'
import { ownPledgesKey, pledgeApi, usePledgeOptions } from './pledge-api.ts'
import { PledgeCard } from './pledge-card.tsx'
import { TestMoney } from './test-money.tsx'

export function OwnPledges() {
  return (
    <RequireAccess>
      <PledgeList />
    </RequireAccess>
  )
}

function PledgeList() {
  const client = useQueryClient()
  const options = usePledgeOptions()
  const found = useQuery({ queryKey: ownPledgesKey, queryFn: () => unwrap(pledgeApi.pledges.$get()) })
  return (
    <div className="page-width max-w-3xl pt-10 pb-section lg:pt-16">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.about}</p>
      {options.isSuccess && <TestMoney mode={options.data.mode} />}
      <OwnList
        found={found}
        empty={
          <EmptyState
            className="mt-6"
            title={texts.emptyTitle}
            action={
              <a href={campaignPaths.gallery} className={buttonStyle()}>
                {texts.gallery}
              </a>
            }
          >
            {options.data?.mode === 'reservations' ? texts.reservationsOnly : texts.empty}
          </EmptyState>
        }
      >
        {(pledge) => (
          <PledgeCard
            key={pledge.id}
            pledge={pledge}
            cards={options.data?.testCards ?? []}
            onChange={() => client.invalidateQueries({ queryKey: ownPledgesKey })}
          />
        )}
      </OwnList>
    </div>
  )
}
