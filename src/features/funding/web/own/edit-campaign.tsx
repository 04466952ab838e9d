import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { RequireAccess } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { campaignSteps } from '../../contract/wizard-texts.ts'
import { CampaignEditor } from './campaign-editor.tsx'
import { ownApi } from './own-campaign-api.ts'
import { waitForUnsent } from './unsent-drafts.ts'

export function EditCampaign() {
  return (
    <RequireAccess>
      <LoadedCampaign />
    </RequireAccess>
  )
}

function LoadedCampaign() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const step = campaignSteps.find((each) => each === search.get('step'))
  const found = useQuery({
    queryKey: ['own-campaign', id],
    queryFn: async () => {
      await waitForUnsent(id)
      return unwrap(ownApi[':id'].$get({ param: { id } }))
    },
    // The editor holds the newest text; a refresh in the background must not replace it.
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <div className="page-width pt-8 pb-section">
      <Link
        to={campaignPaths.own}
        className="inline-flex min-h-10 items-center font-semibold text-accent-text hover:underline"
      >
        {texts.title}
      </Link>
      {found.isPending && <Spinner className="min-h-[50dvh]" />}
      {found.isError && (
        <ErrorState className="mt-6" onRetry={() => void found.refetch()} busy={found.isFetching}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && <CampaignEditor key={found.data.id} start={withTimeZone(found.data)} step={step} />}
    </div>
  )
}

/** Suggests the zone of the browser, because hardly anyone wants another one. */
function withTimeZone(campaign: OwnCampaign): OwnCampaign {
  const timeZone = campaign.draft.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone
  return { ...campaign, draft: { ...campaign.draft, timeZone } }
}
