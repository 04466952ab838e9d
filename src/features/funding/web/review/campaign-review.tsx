import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient, unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { creatorChecks, isOpenStatus, reviewChecks } from '../../contract/campaign-choices.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { modelTexts, publicTexts, statusTexts, verificationTexts } from '../../contract/campaign-texts.ts'
import type { ReviewDecision, ReviewedCampaign, ReviewedCreator } from '../../contract/creators.ts'
import { reviewTexts as texts } from '../../contract/review-texts.ts'
import { formatAmount } from '../../domain/money.ts'
import type { CampaignReviewRoutes } from '../../server/review/review.routes.ts'
import { DecisionForm } from './decision-form.tsx'

const api = apiClient<CampaignReviewRoutes>('/api/admin')

export function LoadedCampaignReview() {
  const campaigns = useQuery({
    queryKey: ['admin', 'campaigns'],
    queryFn: () => unwrap(api.campaigns.$get()),
  })
  const creators = useQuery({ queryKey: ['admin', 'creators'], queryFn: () => unwrap(api.creators.$get()) })
  const failed = campaigns.error ?? creators.error
  const refresh = () => Promise.all([campaigns.refetch(), creators.refetch()])
  if (failed) return <ErrorState onRetry={() => void refresh()}>{failed.message}</ErrorState>
  if (!campaigns.isSuccess || !creators.isSuccess) return <Spinner />
  return (
    <div className="flex flex-col gap-10">
      <section>
        <h2 className="text-xl">{texts.title}</h2>
        <p className="mt-1 text-sm text-ink-soft">{texts.about}</p>
        {campaigns.data.items.length === 0 && <EmptyState className="mt-4" title={texts.none} />}
        <ul className="mt-4 flex flex-col gap-3">
          {campaigns.data.items.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} onChange={refresh} />
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-xl">{texts.creators}</h2>
        {creators.data.items.length === 0 && <EmptyState className="mt-4" title={texts.noCreators} />}
        <ul className="mt-4 flex flex-col gap-3">
          {creators.data.items.map((creator) => (
            <CreatorRow key={creator.userId} creator={creator} onChange={refresh} />
          ))}
        </ul>
      </section>
    </div>
  )
}

type Changed = { onChange: () => Promise<unknown> }

function CampaignRow({ campaign, onChange }: { campaign: ReviewedCampaign } & Changed) {
  const { id, slug, title, creatorName, status, changeStatus, revision, content, verification, moves } =
    campaign
  const isWaiting = status === 'submitted' || changeStatus === 'submitted'
  const [isOpen, setOpen] = useState(isWaiting)
  const decide = async (decision: ReviewDecision['decision'], checklist: string[], reason: string) => {
    const json = { decision, checklist: checklist as ReviewDecision['checklist'], reason, revision }
    await unwrap(api.campaigns[':id'].decisions.$post({ param: { id }, json }))
    await onChange()
  }
  const decisions = isWaiting
    ? ([
        { value: 'approve', label: texts.approve, isMain: true },
        { value: 'ask-changes', label: texts.ask },
      ] as const)
    : isOpenStatus(status)
      ? ([{ value: 'cancel', label: texts.takeDown }] as const)
      : []
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="cursor-pointer font-semibold break-words">
          {title}{' '}
          <Badge tone={isWaiting ? 'accent' : 'neutral'}>
            {isWaiting ? texts.waiting : statusTexts[status]}
          </Badge>{' '}
          <span className="text-sm font-normal text-ink-soft">{publicTexts.by(creatorName)}</span>
        </summary>
        <p className="mt-2 text-sm text-ink-soft">
          {verificationTexts[verification]}
          {changeStatus === 'submitted' && ` · ${texts.change}`}
        </p>
        {isOpenStatus(status) && (
          <a className="font-semibold text-accent-text" href={campaignPaths.page(slug)}>
            {campaignPaths.page(slug)}
          </a>
        )}
        {content ? <Content content={content} /> : <p className="mt-2 text-danger">{texts.incomplete}</p>}
        {decisions.length > 0 && (
          <DecisionForm
            checks={isWaiting ? reviewChecks.map((value) => ({ value, label: texts.checks[value] })) : []}
            decisions={decisions}
            onDecide={decide}
          />
        )}
        <h3 className="mt-4 font-semibold">{texts.history}</h3>
        <ul className="text-sm text-ink-soft">
          {moves.map(({ action, actor, reason, happenedAt }) => (
            <li key={happenedAt + action}>
              {formatDateTime(happenedAt)} · {texts.actors[actor]}: {texts.actions[action]}
              {reason !== '' && ` (${reason})`}
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function Content({ content }: { content: NonNullable<ReviewedCampaign['content']> }) {
  const { summary, story, risks, goalMinor, currency, models, roi, rewards, budget, timeline, deadline } =
    content
  const money = (minor: number) => formatAmount({ minor, currency })
  return (
    <div className="mt-3 flex max-w-prose flex-col gap-2 text-sm">
      <p className="font-semibold">{summary}</p>
      <p className="whitespace-pre-line">{story}</p>
      <p>
        {money(goalMinor)} · {models.map((model) => modelTexts[model]).join(', ')}
        {roi && ` · ${roi.sharePercent}%, ${roi.capPercent / 100}×`} ·{' '}
        {publicTexts.deadline(formatDateTime(deadline))}
      </p>
      <p>{budget.map(({ label, amountMinor }) => `${label} ${money(amountMinor)}`).join(' · ')}</p>
      {rewards.length > 0 && (
        <p>
          {rewards
            .map(({ title, amountMinor, delivery }) => `${title} ${money(amountMinor)} (${delivery})`)
            .join(' · ')}
        </p>
      )}
      {timeline.length > 0 && <p>{timeline.map(({ when, what }) => `${when}: ${what}`).join(' · ')}</p>}
      <p className="whitespace-pre-line">
        {publicTexts.risks}: {risks}
      </p>
    </div>
  )
}

function CreatorRow({ creator, onChange }: { creator: ReviewedCreator } & Changed) {
  const { userId, email, status, legalName, documents, requestedAt } = creator
  const [conflict, setConflict] = useState<string>()
  const decide = async (value: 'verified' | 'declined', checklist: string[], note: string) => {
    setConflict(undefined)
    const json = { status: value, checklist: checklist as ReviewedCreator['checklist'], note, requestedAt }
    await unwrap(api.creators[':userId'].verification.$put({ param: { userId }, json })).catch((cause) => {
      const error = asApiError(cause)
      if (error.status !== 'ABORTED') throw error
      setConflict(error.message)
    })
    await onChange()
  }
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <h3 className="font-semibold break-words">
        {legalName}{' '}
        <Badge tone={status === 'requested' ? 'accent' : 'neutral'}>{verificationTexts[status]}</Badge>
      </h3>
      <p className="text-sm break-all text-ink-soft">{email}</p>
      {documents.length > 0 && (
        <ul className="mt-2 text-sm">
          {documents.map(({ id, name }) => (
            <li key={id}>
              <a className="text-accent-text" href={`/api/admin/creators/documents/${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {conflict !== undefined && <Notice kind="failure">{conflict}</Notice>}
      {status === 'requested' && (
        <DecisionForm
          key={requestedAt}
          checks={creatorChecks.map((value) => ({ value, label: texts.creatorChecks[value] }))}
          decisions={[
            { value: 'verified', label: texts.verify, isMain: true },
            { value: 'declined', label: texts.decline },
          ]}
          onDecide={decide}
        />
      )}
    </li>
  )
}
