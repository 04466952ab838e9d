import { useState } from 'react'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { repaymentBoardTexts as texts } from '../../contract/money-texts.ts'
import type { RepaidCampaign } from '../../contract/repayments.ts'
import { formatAmount } from '../../domain/money.ts'
import { repaymentReviewApi } from './settlement-api.ts'

type FailedSharesProps = { campaign: RepaidCampaign; onChange: () => Promise<unknown> }

/** What backers should have and don't, which the team has sent again. */
export function FailedShares({ campaign, onChange }: FailedSharesProps) {
  const { id, currency, failedShares } = campaign
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function sendAgain() {
    setBusy(true)
    setFailure(undefined)
    try {
      await unwrap(repaymentReviewApi.campaigns[':id']['share-attempts'].$post({ param: { id } }))
      await onChange()
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <Notice kind="failure">
        {failedShares
          .map(({ failure: cause, amountMinor: minor, count }) =>
            texts.failed[cause](formatAmount({ minor, currency }), count),
          )
          .join(' ')}
      </Notice>
      <Button busy={busy} onClick={() => void sendAgain()}>
        {texts.sendAgain}
      </Button>
      {failure !== undefined && (
        <Notice kind="failure" className="basis-full">
          {failure}
        </Notice>
      )}
    </div>
  )
}
