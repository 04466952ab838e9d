import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { declineTexts } from '#features/payments/contract/test-cards.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { modelTexts } from '../../contract/campaign-texts.ts'
import { deliveryStatusTexts } from '../../contract/delivery-choices.ts'
import { pledgeStatusTexts, type PledgeStatus } from '../../contract/pledge-choices.ts'
import type { OwnPledge, PledgeOptions } from '../../contract/pledges.ts'
import { pledgeTexts as texts } from '../../contract/pledge-texts.ts'
import { formatAmount } from '../../domain/money.ts'
import { FixCardDialog } from './fix-card-dialog.tsx'
import { pledgeApi } from './pledge-api.ts'

const tones: Partial<Record<PledgeStatus, BadgeTone>> = {
  active: 'accent',
  charged: 'gain',
  fixing: 'danger',
}

type PledgeCardProps = {
  pledge: OwnPledge
  cards: PledgeOptions['testCards']
  onChange: () => Promise<unknown>
}

export function PledgeCard({ pledge, cards, onChange }: PledgeCardProps) {
  const { slug, title, status, campaignStatus, cardLabel, isOutdated, canCancel } = pledge
  const [search, setSearch] = useSearchParams()
  // Back from the payment provider's page.
  const entered = status === 'fixing' && search.get('fix') === slug ? search.get('card') : null
  const [open, setOpen] = useState<'cancel' | 'fix' | undefined>(entered === null ? undefined : 'fix')
  const amount = formatAmount({ minor: pledge.amountMinor, currency: pledge.currency })
  const close = () => {
    setOpen(undefined)
    if (entered !== null) setSearch({}, { replace: true })
  }
  const isActive = status === 'active' && campaignStatus === 'live'
  return (
    <li className="rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold break-words">
          <a href={campaignPaths.page(slug)} className="hover:underline">
            {title}
          </a>
        </h2>
        <Badge tone={tones[status] ?? 'neutral'}>{pledgeStatusTexts[status]}</Badge>
      </div>
      <p className="mt-1 tabular-nums">
        <strong>{amount}</strong> · {modelTexts[pledge.model]} · {cardLabel}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{describe(pledge)}</p>
      {pledge.delivery && <p className="mt-1 text-sm">{deliveryStatusTexts[pledge.delivery]}</p>}
      {isOutdated && (
        <Notice kind="warning" className="mt-3">
          {texts.outdated}
        </Notice>
      )}
      {pledge.declineReason !== null && (
        <Notice kind="failure" className="mt-3" title={declineTexts[pledge.declineReason]}>
          {pledge.fixUntil !== null && texts.fixUntil(formatDateTime(pledge.fixUntil))}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {status === 'fixing' && (
          <Button variant="main" onClick={() => setOpen('fix')}>
            {texts.fix}
          </Button>
        )}
        {isActive && (
          <ButtonLink to={campaignPaths.pledge(slug)}>{isOutdated ? texts.confirm : texts.change}</ButtonLink>
        )}
        {['charged', 'refunded', 'charged-back'].includes(status) &&
          (['pdf', 'csv'] as const).map((format) => (
            <a key={format} href={campaignPaths.statement(slug, format)} className={buttonStyle()} download>
              {texts.statement[format]}
            </a>
          ))}
        {canCancel && (
          <Button variant="quiet" onClick={() => setOpen('cancel')}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={open === 'cancel'}
        onOpenChange={close}
        title={texts.cancelTitle(title)}
        confirmText={texts.cancel}
        busyText={texts.canceling}
        onConfirm={async () => {
          await unwrap(pledgeApi.campaigns[':slug'].pledge.$delete({ param: { slug } }))
          await onChange()
        }}
      >
        {texts.cancelAbout(amount)}
      </ConfirmDialog>
      {open === 'fix' && (
        <FixCardDialog slug={slug} cards={cards} entered={entered} onClose={close} onFixed={onChange} />
      )}
    </li>
  )
}

function describe({ status, canCancel, cancelUntil, campaignStatus }: OwnPledge): string {
  switch (status) {
    case 'active':
      if (campaignStatus !== 'live') return texts.ended
      return canCancel ? texts.cancelUntil(formatDateTime(cancelUntil)) : texts.cancelOver
    case 'charging':
      return texts.charging
    case 'charged':
      return texts.charged
    case 'dropped':
      return texts.dropped
    case 'refunded':
      return texts.refunded
    case 'charged-back':
      return texts.chargedBack
    case 'canceled':
      return texts.canceled
    case 'fixing':
      return ''
  }
}
