import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { RequireAccess } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { campaignTexts, modeTexts, publicTexts } from '../../contract/campaign-texts.ts'
import { pledgeTexts as texts } from '../../contract/pledge-texts.ts'
import { successMinor, formatAmount } from '../../domain/money.ts'
import { findOwnPledge, publicApi, usePledgeOptions } from './pledge-api.ts'
import { PledgeForm } from './pledge-form.tsx'
import { TestMoney } from './test-money.tsx'

export function PledgeScreen() {
  return (
    <RequireAccess>
      <LoadedScreen />
    </RequireAccess>
  )
}

function LoadedScreen() {
  const [search] = useSearchParams()
  const slug = search.get('to') ?? ''
  const options = usePledgeOptions()
  const found = useQuery({
    queryKey: ['campaign', slug],
    queryFn: async () => {
      const campaign = await unwrap(publicApi.campaigns[':slug'].$get({ param: { slug } }))
      return { campaign, pledge: await findOwnPledge(slug) }
    },
    // What is being typed must not be replaced.
    staleTime: Infinity,
    gcTime: 0,
  })
  const failed = found.error ?? options.error
  return (
    <div className="page-width max-w-2xl pt-8 pb-section">
      <a
        href={campaignPaths.page(slug)}
        className="inline-flex min-h-10 items-center font-semibold text-accent-text hover:underline"
      >
        {texts.toCampaign}
      </a>
      <h1 className="mt-2 text-3xl">{texts.back}</h1>
      {failed && (
        <ErrorState
          className="mt-6"
          busy={found.isFetching || options.isFetching}
          onRetry={() => void Promise.all([found.refetch(), options.refetch()])}
        >
          {failed.message}
        </ErrorState>
      )}
      {!failed && (!found.isSuccess || !options.isSuccess) && (
        <SkeletonGroup className="mt-6 flex flex-col gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
      {found.isSuccess && options.isSuccess && (
        <>
          <TestMoney mode={options.data.mode} />
          <Summary campaign={found.data.campaign} />
          {options.data.mode === 'reservations' ? (
            <Notice kind="information" className="mt-6">
              {modeTexts.reservations}
            </Notice>
          ) : (
            <PledgeForm campaign={found.data.campaign} pledge={found.data.pledge} options={options.data} />
          )}
        </>
      )}
    </div>
  )
}

type Loaded = Awaited<ReturnType<typeof loadCampaign>>
const loadCampaign = (slug: string) => unwrap(publicApi.campaigns[':slug'].$get({ param: { slug } }))

function Summary({ campaign }: { campaign: Loaded }) {
  const { content, currency, goalMinor, pledgedMinor } = campaign
  const money = (minor: number) => formatAmount({ minor, currency })
  return (
    <div className="mt-4 rounded-lg border border-line bg-surface p-4">
      <p className="font-display text-xl font-bold break-words">{content.title}</p>
      <p className="text-sm text-ink-soft">{publicTexts.by(content.creatorName)}</p>
      <p className="mt-2 text-sm tabular-nums">
        {campaignTexts.raised.pledged(money(pledgedMinor), money(goalMinor))} ·{' '}
        {campaignTexts.successMark(money(successMinor(goalMinor)))}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{texts.backAbout}</p>
    </div>
  )
}
