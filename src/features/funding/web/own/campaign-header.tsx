import type { ReactNode } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { isPublicStatus } from '../../contract/campaign-choices.ts'
import type { CampaignDraft } from '../../contract/campaign-draft.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { campaignTexts, modeTexts, statusTexts } from '../../contract/campaign-texts.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { wizardTexts } from '../../contract/wizard-texts.ts'
import { formatAmount } from '../../domain/money.ts'
import { raisedOf } from '../../domain/raised.ts'
import type { SaveState } from './use-autosave.ts'

type HeaderProps = {
  campaign: OwnCampaign
  draft: CampaignDraft
  state: SaveState
  isLocked: boolean
  canEdit: boolean
  onRetry: () => void
  /** What the creator can do next. */
  children: ReactNode
}

/** Where a campaign stands, whether everything is saved, and what comes next. */
export function CampaignHeader({
  campaign,
  draft,
  state,
  isLocked,
  canEdit,
  onRetry,
  children,
}: HeaderProps) {
  const { status, slug, changeStatus, moves, currency, goalMinor } = campaign
  const raised = raisedOf(campaign, campaign.mode !== 'reservations')
  const money = (minor: number) => formatAmount({ minor, currency })
  const asked =
    status === 'changes-asked' || changeStatus === 'changes-asked'
      ? moves.find(({ actor }) => actor === 'team')
      : undefined
  const next = changeStatus === 'submitted' ? texts.changeLocked : texts.next[status]
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-3xl break-words">{draft.title || texts.untitled}</h1>
        <Badge tone={status === 'live' ? 'gain' : 'neutral'}>{statusTexts[status]}</Badge>
      </div>
      {modeTexts[campaign.mode] !== '' && (
        <p className="mt-1 text-sm font-semibold">{modeTexts[campaign.mode]}</p>
      )}
      {isPublicStatus(status) && (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {campaignTexts.raised[raised.kind](money(raised.minor), money(goalMinor))} ·{' '}
          {campaignTexts.people[raised.kind](raised.people)} · {campaignTexts.followers(campaign.followers)} ·{' '}
          <a href={campaignPaths.page(slug)} className="font-semibold text-accent-text hover:underline">
            {texts.view}
          </a>
        </p>
      )}
      {canEdit && <Saved state={state} onRetry={onRetry} />}
      {asked && (
        <Notice kind="warning" className="mt-4" title={texts.asked}>
          <p className="break-words whitespace-pre-line">{asked.reason}</p>
        </Notice>
      )}
      {(next !== undefined || isLocked) && (
        <div className="mt-4 flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
          {next !== undefined && <p>{next}</p>}
          {children}
        </div>
      )}
    </>
  )
}

function Saved({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  if (state.kind === 'stale')
    return (
      <Notice kind="failure" className="mt-3">
        {state.message}
      </Notice>
    )
  if (state.kind === 'failed')
    return (
      <Notice
        kind="failure"
        className="mt-3"
        actions={<Button onClick={onRetry}>{wizardTexts.retry}</Button>}
      >
        {texts.failed}
      </Notice>
    )
  const saveTexts = { saved: texts.saved, saving: texts.saving, unsaved: texts.unsaved }
  return (
    <p role="status" className="mt-1 text-sm text-ink-soft">
      {saveTexts[state.kind]}
    </p>
  )
}
