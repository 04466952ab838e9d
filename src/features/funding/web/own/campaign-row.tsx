import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { formatDate } from '#platform/web/format.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { isPublicStatus, type CampaignStatus } from '../../contract/campaign-choices.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { campaignTerms } from '../../contract/campaign-terms.ts'
import { campaignTexts, statusTexts } from '../../contract/campaign-texts.ts'
import type { OwnCampaignItem } from '../../contract/campaigns.ts'
import { ownTexts as texts } from '../../contract/own-campaign-texts.ts'
import { formatAmount } from '../../domain/money.ts'
import { raisedOf } from '../../domain/raised.ts'
import { ownApi } from './own-campaign-api.ts'

const tones: Partial<Record<CampaignStatus, BadgeTone>> = {
  'changes-asked': 'warn',
  approved: 'accent',
  live: 'gain',
  funded: 'gain',
}

type CampaignRowProps = { item: OwnCampaignItem; isMoney: boolean; onDelete: () => Promise<unknown> }

export function CampaignRow({ item, isMoney, onDelete }: CampaignRowProps) {
  const { id, slug, title, status, currency, goalMinor, followers } = item
  const raised = raisedOf(item, isMoney)
  const [isAsking, setAsking] = useState(false)
  const money = (minor: number) => formatAmount({ minor, currency })
  const name = title || texts.untitled
  const isPublic = isPublicStatus(status)
  return (
    <li className="rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold break-words">{name}</h2>
        <Badge tone={tones[status] ?? 'neutral'}>{statusTexts[status]}</Badge>
      </div>
      {isPublic ? (
        <>
          <ProgressBar
            className="mt-3 tabular-nums"
            label={campaignTexts.raised[raised.kind](money(raised.minor), money(goalMinor))}
            percent={goalMinor > 0 ? (raised.minor * 100) / goalMinor : 0}
            tone="gain"
            markAt={campaignTerms.successShare * 100}
          />
          <p className="mt-2 text-sm text-ink-soft tabular-nums">
            {campaignTexts.people[raised.kind](raised.people)} · {campaignTexts.followers(followers)}
          </p>
        </>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">{texts.changed(formatDate(item.updatedAt))}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={campaignPaths.edit(id)}>{isPublic ? texts.manage : texts.edit}</ButtonLink>
        {isPublic ? (
          <a href={campaignPaths.page(slug)} className={buttonStyle('quiet')}>
            {texts.view}
          </a>
        ) : (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {texts.delete}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.deleteTitle(name)}
        onConfirm={async () => {
          await unwrap(ownApi[':id'].$delete({ param: { id } }))
          await onDelete()
        }}
      >
        {texts.deleteAbout}
      </ConfirmDialog>
    </li>
  )
}
