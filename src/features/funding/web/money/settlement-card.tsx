import { useState } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { campaignTerms } from '../../contract/campaign-terms.ts'
import { statusTexts } from '../../contract/campaign-texts.ts'
import { moneyTexts as texts } from '../../contract/money-texts.ts'
import { pledgeStatusTexts } from '../../contract/pledge-choices.ts'
import { canPayOut } from '../../contract/transfer-choices.ts'
import type { Settlement } from '../../contract/transfers.ts'
import { formatAmount, successMinor } from '../../domain/money.ts'
import { ProposePayout } from './transfer-dialogs.tsx'
import { TransferRow } from './transfer-row.tsx'

type SettlementCardProps = { settlement: Settlement; onChange: () => Promise<unknown> }

export function SettlementCard({ settlement, onChange }: SettlementCardProps) {
  const { slug, title, status, currency, goalMinor, deadline, fixUntil, pledges, transfers } = settlement
  const [isProposing, setProposing] = useState(false)
  const money = (minor: number) => formatAmount({ minor, currency })
  const collected = pledges
    .filter(({ status: each }) => each === 'charged')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const balances = settlement.balances.filter(({ amountMinor }) => amountMinor !== 0)
  const balanceOf = (kind: string) => balances.find(({ account }) => account === kind)?.amountMinor ?? 0
  const canPropose = canPayOut(status) && balanceOf('escrow') > 0
  const isOpen = transfers.some(({ status: each }) => each === 'proposed' || each === 'approved')
  return (
    <li className="rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg font-semibold break-words">
          <a href={campaignPaths.page(slug)} className="hover:underline">
            {title}
          </a>
        </h3>
        <Badge tone={status === 'failed' ? 'danger' : status === 'settling' ? 'accent' : 'gain'}>
          {statusTexts[status]}
        </Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {texts.ended(formatDateTime(deadline))}
        {status === 'settling' && fixUntil !== null && ` · ${texts.fixUntil(formatDateTime(fixUntil))}`}
      </p>
      <ProgressBar
        className="mt-3 tabular-nums"
        label={texts.collected(money(collected), money(goalMinor))}
        percent={goalMinor > 0 ? (collected * 100) / goalMinor : 0}
        tone="gain"
        markAt={campaignTerms.successShare * 100}
      />
      <p className="mt-1 text-sm text-ink-soft">{texts.needed(money(successMinor(goalMinor)))}</p>
      <div className="mt-4 grid gap-x-10 gap-y-4 empty:hidden sm:grid-cols-2">
        <Figures
          title={texts.pledges}
          rows={pledges.map(({ status: each, count, amountMinor }) => [
            `${pledgeStatusTexts[each]} (${count})`,
            money(amountMinor),
          ])}
        />
        <Figures
          title={texts.balances}
          rows={balances.map(({ account, amountMinor }) => [texts.accounts[account], money(amountMinor)])}
        />
      </div>
      {transfers.length > 0 && (
        <>
          <h4 className="mt-4 text-sm font-semibold">{texts.transfers}</h4>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {transfers.map((transfer) => (
              <TransferRow
                key={transfer.id}
                transfer={transfer}
                canReverse={status === 'delivering'}
                hasReports={settlement.hasReports}
                onChange={onChange}
              />
            ))}
          </ul>
        </>
      )}
      {canPropose && !isOpen && (
        <Button className="mt-4" onClick={() => setProposing(true)}>
          {texts.propose}
        </Button>
      )}
      {isProposing && (
        <ProposePayout settlement={settlement} onClose={() => setProposing(false)} onDone={onChange} />
      )}
    </li>
  )
}

function Figures({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  if (rows.length === 0) return null
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <dl className="mt-1 text-sm tabular-nums">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-1 last:border-0">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
