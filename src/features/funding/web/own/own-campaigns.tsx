import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { RequireAccess } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { isPublicStatus } from '../../contract/campaign-choices.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { campaignTexts, modeTexts, statusTexts } from '../../contract/campaign-texts.ts'
import type { OwnCampaignItem } from '../../contract/campaigns.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { formatAmount } from '../../domain/money.ts'
import { ownApi, ownCampaignsKey } from './own-campaign-api.ts'
import { VerificationPanel } from './verification-panel.tsx'

export function OwnCampaigns() {
  return (
    <RequireAccess>
      <CampaignList />
    </RequireAccess>
  )
}

function CampaignList() {
  const client = useQueryClient()
  const found = useQuery({ queryKey: ownCampaignsKey, queryFn: () => unwrap(ownApi.$get()) })
  return (
    <div className="page-width max-w-4xl pt-10 pb-section lg:pt-16">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.about}</p>
      <p className="mt-1 text-sm font-semibold">{modeTexts.reservations}</p>
      <NewCampaign />
      {found.isPending && (
        <SkeletonGroup className="mt-6 flex flex-col gap-3">
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {found.isError && (
        <ErrorState className="mt-6" onRetry={() => void found.refetch()} busy={found.isFetching}>
          {found.error.message}
        </ErrorState>
      )}
      {found.isSuccess && found.data.items.length === 0 && (
        <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>
      )}
      {found.isSuccess && (
        <>
          <ul className="mt-6 flex flex-col gap-3">
            {found.data.items.map((item) => (
              <CampaignRow key={item.id} item={item} />
            ))}
          </ul>
          <VerificationPanel onChange={() => client.invalidateQueries({ queryKey: ownCampaignsKey })} />
        </>
      )}
    </div>
  )
}

function CampaignRow({ item }: { item: OwnCampaignItem }) {
  const { id, slug, title, status, currency, goalMinor, reservedMinor, reservationCount, followers } = item
  const money = (minor: number) => formatAmount({ minor, currency })
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold break-words">{title || texts.untitled}</h2>
        <Badge tone={status === 'live' ? 'gain' : 'neutral'}>{statusTexts[status]}</Badge>
      </div>
      {isPublicStatus(status) && (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {campaignTexts.reserved(money(reservedMinor), money(goalMinor))} ·{' '}
          {campaignTexts.people(reservationCount)} · {campaignTexts.followers(followers)}
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 font-semibold text-accent-text">
        <Link to={campaignPaths.edit(id)}>{texts.edit}</Link>
        {isPublicStatus(status) && <a href={campaignPaths.page(slug)}>{texts.view}</a>}
      </p>
    </li>
  )
}

function NewCampaign() {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function start() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { id } = await unwrap(ownApi.$post({ json: { title } }))
      await navigate(campaignPaths.edit(id))
    } catch (error) {
      setFailure((error as Error).message)
      setBusy(false)
    }
  }

  return (
    <form
      className="mt-6 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          label={texts.newTitle}
          name="title"
          maxLength={90}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="main" busy={busy} disabled={title.trim() === ''}>
        {texts.add}
      </Button>
      {failure !== undefined && (
        <Notice kind="failure" className="basis-full">
          {failure}
        </Notice>
      )}
    </form>
  )
}
